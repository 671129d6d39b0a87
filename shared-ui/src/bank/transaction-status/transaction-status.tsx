import { StatusChip, type StatusTone } from "@lintel/shared-ui";
import styled from "styled-components";
import { transactionLabel } from "../../money/transaction-label";

/** One rule everywhere: "completed" is "success" by another provider's name. */
export function statusTone(status: string): StatusTone {
  switch (status) {
    case "success":
    case "completed":
      return "positive";
    case "pending":
      return "pending";
    case "failed":
      return "negative";
    default:
      return "plain";
  }
}

const LABELS: Record<string, string> = {
  success: "Success",
  completed: "Completed",
  pending: "Pending",
  failed: "Failed",
};

export function statusLabel(status: string, labels: Readonly<Record<string, string>> = LABELS): string {
  return transactionLabel(status, labels);
}

export interface TransactionStatusProps {
  status: string;
  /** In a list only the exceptions are chips; alone on a page, success is one too. */
  always?: "chip";
  labels?: Readonly<Record<string, string>> | undefined;
}

export function TransactionStatus({ status, always, labels }: TransactionStatusProps) {
  const tone = statusTone(status);
  const word = statusLabel(status, labels);
  const isException = tone === "pending" || tone === "negative";
  if (!isException && always !== "chip") return <Plain data-tone={tone}>{word}</Plain>;
  return <StatusChip tone={tone}>{word}</StatusChip>;
}

const Plain = styled.span`
  color: var(--text-muted);
  font: 400 0.8125rem/1.3 var(--font-ui);

  &[data-tone="positive"] {
    color: var(--positive);
  }
`;
