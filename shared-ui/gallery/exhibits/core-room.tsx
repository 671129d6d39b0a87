import {
  Avatar,
  Badge,
  Banner,
  Button,
  Card,
  EmptyState,
  IconButton,
  LinkButton,
  LoadFailed,
  LoadingRegion,
  Logo,
  ProgressBar,
  Skeleton,
  Spinner,
  StatusChip,
} from "@lintel/shared-ui";
import { ArrowRight, Printer, Send, Trash2 } from "lucide-react";
import type { Room } from "../exhibit";
import { CopyableText } from "./copyable-text";
import { Column, Row, WallGround } from "./row";

export const coreRoom: Room = {
  title: "Core",
  exhibits: [
    {
      name: "Button: variants",
      content: (
        <Row>
          <Button>Review transfer</Button>
          <Button variant="secondary">Cancel</Button>
          <Button variant="quiet">Back</Button>
          <Button variant="danger" icon={<Trash2 size={20} strokeWidth={1.75} aria-hidden />}>
            Destroy card
          </Button>
        </Row>
      ),
    },
    {
      name: "Button: sizes and icons",
      content: (
        <Row>
          <Button size="s">Small</Button>
          <Button icon={<Send size={20} strokeWidth={1.75} aria-hidden />}>Send money</Button>
          <Button size="l" trailingIcon={<ArrowRight size={20} strokeWidth={1.75} aria-hidden />}>
            Open account
          </Button>
        </Row>
      ),
    },
    {
      name: "Button: busy, disabled, wide",
      content: (
        <Column>
          <Row>
            <Button busy>Sending</Button>
            <Button disabled>Confirm</Button>
            <Button disabled variant="secondary">
              Resend in 42s
            </Button>
            <Button disabled variant="danger">
              Delete user
            </Button>
          </Row>
          <Button wide>Verify & Login</Button>
        </Column>
      ),
    },
    {
      name: "Button: on the wall",
      content: (
        <WallGround>
          <LinkButton href="#send" variant="wall">
            Send money
          </LinkButton>
          <LinkButton href="#receive" variant="wall-ghost">
            Receive money
          </LinkButton>
        </WallGround>
      ),
    },
    {
      name: "Icon button, copy button",
      content: (
        <Row>
          <IconButton icon={<Printer size={20} strokeWidth={1.75} aria-hidden />} label="Print" />
          <IconButton disabled icon={<Printer size={20} strokeWidth={1.75} aria-hidden />} label="Print, not yet" />
          <CopyableText label="Copy account number" value="402177540931" />
        </Row>
      ),
    },
    {
      name: "Logo, avatar, badge",
      content: (
        <Row>
          <Logo />
          <Logo size="s" />
          <Avatar name="Amara Okafor" />
          <Avatar name="Amara Okafor" size="l" />
          <Badge label="Admin" tone="accent">
            A
          </Badge>
          <Badge label="User">U</Badge>
        </Row>
      ),
    },
    {
      name: "Status chip",
      content: (
        <Row>
          <StatusChip tone="info">3 today</StatusChip>
          <StatusChip tone="positive">Success</StatusChip>
          <StatusChip tone="pending">Pending</StatusChip>
          <StatusChip tone="negative">Failed</StatusChip>
          <StatusChip tone="warning">Fair</StatusChip>
          <StatusChip tone="plain">Completed</StatusChip>
        </Row>
      ),
    },
    {
      name: "Banner",
      content: (
        <Column>
          <Banner role="none" tone="warning" more={<a href="#contact">Contact us</a>}>
            Your account has been suspended. Please contact support.
          </Banner>
          <Banner role="none">Amounts are shown in EUR. They are indicative.</Banner>
          <Banner role="none" tone="positive">
            Account created: 4021 7754 0931
          </Banner>
          <Banner role="none" tone="negative">
            Please fill all required fields.
          </Banner>
        </Column>
      ),
    },
    {
      name: "Progress bar, spinner",
      content: (
        <Column>
          <ProgressBar of={3} step={2} />
          <Spinner />
        </Column>
      ),
    },
    {
      name: "Skeleton",
      content: (
        <Card>
          <LoadingRegion label="Loading transactions">
            <Skeleton width="55%" />
            <Skeleton width="75%" />
            <Skeleton height="3rem" />
          </LoadingRegion>
        </Card>
      ),
    },
    {
      name: "Empty state",
      content: (
        <Card>
          <EmptyState action={<Button>Get a card</Button>} title="You don't have a card with us." heading="h4">
            Debit and credit cards arrive in 5-7 business days.
          </EmptyState>
        </Card>
      ),
    },
    {
      name: "Load failed",
      content: (
        <Card>
          <LoadFailed onRetry={() => {}}>We could not load your transactions.</LoadFailed>
        </Card>
      ),
    },
    {
      name: "Load failed: trying again",
      content: (
        <Card>
          <LoadFailed busy onRetry={() => {}}>
            We could not load your transactions.
          </LoadFailed>
        </Card>
      ),
    },
  ],
};
