import { fromWire } from "@lintel/contract";
import type { Account } from "@lintel/contract/schema";
import { api, toast, useMessages } from "@lintel/portal";
import { queryClient } from "@lintel/portal/queries";
import { Button, EmptyState } from "@lintel/shared-ui";
import { AccountCard, AccountGrid, ConfirmDestructive, formatMoney, LEDGER_CURRENCY } from "@lintel/shared-ui/bank";
import { History, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { Section } from "../components/section";
import { userQuery } from "../lib/admin-queries";
import { useFailureText } from "../lib/failure-text";
import { messages } from "../messages";
import { AboutAccount, spokenAccount } from "./account-name";
import { HistoryDialog } from "./history-dialog";
import { useUserAction } from "./use-user-action";

interface AccountsSectionProps {
  accounts: readonly Account[];
  userId: string;
}

type Open = { readonly dialog: "history" | "delete"; readonly accountId: string };

export function AccountsSection({ accounts, userId }: AccountsSectionProps) {
  const t = useMessages(messages);
  const textOf = useFailureText();
  const heading = useRef<HTMLHeadingElement>(null);
  const [open, setOpen] = useState<Open | null>(null);
  const remove = useUserAction(
    (id: string) => api("POST /delete-account/{id}", { params: { id } }),
    () => {
      toast.success(t("accountDeleted"));
      // Also its call, which goes on until the page is loaded: the next question is another.
      close();
    },
  );

  const { reset } = remove;
  const openAccount = accounts.find(({ id }) => id === open?.accountId);
  const isGone = open !== null && openAccount === undefined;
  // Whoever deleted it, also this admin with an answer that was lost: there is nothing left to ask about.
  useEffect(() => {
    if (!isGone) return;
    reset();
    setOpen(null);
    heading.current?.focus();
    toast.info(t("accountGone"));
  }, [isGone, reset, t]);

  function close() {
    reset();
    setOpen(null);
  }

  return (
    <Section title={t("accounts")} headingRef={heading}>
      {accounts.length === 0 && <EmptyState title={t("accountsNone")} />}
      <AccountGrid>
        {accounts.map((account) => (
          <Stack key={account.id}>
            <AccountCard
              type={t(account.account_type)}
              accountNumber={account.account_number}
              routingNumber={account.routing_number}
              cents={fromWire(account.balance)}
              labels={{
                routing: t("accountRouting"),
                maskedAccount: (starting, ending) => t("accountMasked", { starting, ending }),
                maskedRouting: (starting, ending) => t("routingMasked", { starting, ending }),
              }}
            />
            <Actions>
              <Button
                variant="secondary"
                size="s"
                icon={<History size={18} strokeWidth={1.75} />}
                aria-label={t("generateHistoryFor", { account: spokenAccount(account, t) })}
                onClick={() => setOpen({ dialog: "history", accountId: account.id })}
              >
                {t("generateHistory")}
              </Button>
              <Button
                variant="quiet"
                size="s"
                icon={<Trash2 size={18} strokeWidth={1.75} />}
                aria-label={t("deleteAccountOf", { account: spokenAccount(account, t) })}
                onClick={() => {
                  setOpen({ dialog: "delete", accountId: account.id });
                  // It says how much is lost, and more may have come since the page was loaded.
                  void queryClient.refetchQueries(userQuery(userId));
                }}
              >
                {t("deleteAccount")}
              </Button>
            </Actions>
          </Stack>
        ))}
      </AccountGrid>

      {openAccount && open?.dialog === "history" && (
        <HistoryDialog account={openAccount} userId={userId} onClose={close} />
      )}
      {openAccount && open?.dialog === "delete" && (
        <ConfirmDestructive
          open
          title={<AboutAccount account={openAccount} sentence={(name) => t("deleteAccountTitle", { account: name })} />}
          confirmLabel={t("deleteAccount")}
          checkToConfirm={t("understand")}
          busy={remove.isPending}
          error={remove.error ? textOf(remove.error) : null}
          onConfirm={() => remove.mutate(openAccount.id)}
          onCancel={close}
          focusWhenDone={heading}
          labels={{ cancel: t("cancel"), close: t("close") }}
        >
          {t("deleteAccountLost", { amount: formatMoney(fromWire(openAccount.balance), LEDGER_CURRENCY) })}
        </ConfirmDestructive>
      )}
    </Section>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 8px;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
