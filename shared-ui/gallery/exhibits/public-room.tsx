import { Button } from "@lintel/shared-ui";
import { Accordion, Carousel, Scene, SiteMenu, Tabs, WallScene } from "@lintel/shared-ui/public";
import type { ComponentProps } from "react";
import styled from "styled-components";
import type { Room } from "../exhibit";

const Link = ({ to, ...rest }: ComponentProps<"a"> & { to: string }) => <a href={`#${to}`} {...rest} />;

const MENU = [
  {
    id: "services",
    label: "Services",
    groups: [
      {
        id: "accounts",
        label: "Accounts",
        links: [
          { to: "/accounts/checking", label: "Checking", text: "No monthly fee" },
          { to: "/accounts/savings", label: "Savings", text: "Opens with $25" },
        ],
      },
      { id: "cards", label: "Cards", links: [{ to: "/cards/debit", label: "Debit cards" }] },
    ],
  },
  { id: "about", label: "About", links: [{ to: "/about-us", label: "About us" }] },
  { id: "contact", label: "Contact", to: "/contact" },
];

const Stage = styled.div`
  position: relative;
  height: 360px;
  overflow: hidden;
  border-radius: 12px;

  > svg {
    display: block;
    width: 100%;
    height: 100%;
  }
`;

const WallStage = styled(Stage)`
  background: var(--wall);
`;

const Slide = styled.div`
  display: grid;
  align-content: center;
  gap: 16px;
  min-height: 220px;

  h4 {
    margin: 0;
    font: var(--type-display-m);
  }
`;

export const publicRoom: Room = {
  title: "Public pages",
  exhibits: [
    {
      name: "Site menu: a bar when wide, a page of its own when narrow",
      isWide: true,
      content: (
        <SiteMenu
          component={Link}
          items={MENU}
          path="/about-us"
          pinned={<Button wide>Sign in</Button>}
          picture={() => <Scene crop="door" />}
        />
      ),
    },
    {
      name: "Tabs",
      content: (
        <Tabs
          items={[
            { id: "open", label: "Open an account", content: <p>Basic information, then the kind of account.</p> },
            { id: "fund", label: "Fund your account", content: <p>Move money in from anywhere.</p> },
          ]}
          label="How it works"
        />
      ),
    },
    {
      name: "Tabs: upright, numbered",
      content: (
        <Tabs
          items={[
            { id: "open", label: "Open an account", content: <p>Basic information, then the kind of account.</p> },
            { id: "fund", label: "Fund your account", content: <p>Move money in from anywhere.</p> },
          ]}
          label="How it works, numbered"
          numbered
          orientation="vertical"
        />
      ),
    },
    {
      name: "Accordion",
      content: (
        <Accordion
          items={[
            ["What does an account cost?", "Nothing a month."],
            ["When does my card arrive?", "In 5-7 business days."],
          ]}
          name="gallery-questions"
        />
      ),
    },
    {
      name: "Carousel",
      isWide: true,
      content: (
        <Carousel
          label="Welcome to Lintel"
          slides={[
            {
              id: "welcome",
              title: "Welcome",
              content: (
                <Slide>
                  <h4>Money, well built.</h4>
                  <div>
                    <Button size="l">Sign in</Button>
                  </div>
                </Slide>
              ),
            },
            {
              id: "fees",
              title: "Fees",
              content: (
                <Slide>
                  <h4>Fees you can read before you pay them.</h4>
                </Slide>
              ),
            },
          ]}
        />
      ),
    },
    {
      name: "Scene: day",
      content: (
        <Stage>
          <Scene time="day" />
        </Stage>
      ),
    },
    {
      name: "Scene: night",
      content: (
        <Stage>
          <Scene time="night" />
        </Stage>
      ),
    },
    {
      name: "Scene: door",
      content: (
        <Stage>
          <Scene crop="door" />
        </Stage>
      ),
    },
    {
      name: "Wall scene: morning",
      content: (
        <WallStage>
          <WallScene time="morning" />
        </WallStage>
      ),
    },
    {
      name: "Wall scene: afternoon",
      content: (
        <WallStage>
          <WallScene time="afternoon" />
        </WallStage>
      ),
    },
    {
      name: "Wall scene: evening",
      content: (
        <WallStage>
          <WallScene time="evening" />
        </WallStage>
      ),
    },
  ],
};
