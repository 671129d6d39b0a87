import type { Profile } from "@lintel/contract/schema";
import { api, toast, useMessages } from "@lintel/portal";
import { ConfirmDestructive } from "@lintel/shared-ui/bank";
import { useState } from "react";
import { useFailureText } from "../../lib/failure-text";
import { messages } from "../../messages";
import { useUserAction } from "../use-user-action";
import { DangerButton } from "./danger-button";

export function DeleteTransactions({ user }: { user: Profile }) {
  const t = useMessages(messages);
  const textOf = useFailureText();
  const [isAsking, setIsAsking] = useState(false);
  const clear = useUserAction(
    () => api("POST /clear-user-transactions", { body: { user_id: user.id } }),
    () => {
      toast.success(t("transactionsDeleted"));
      // Also its call, which goes on until the page is loaded: the next question is another.
      close();
    },
  );

  function close() {
    clear.reset();
    setIsAsking(false);
  }

  return (
    <>
      <DangerButton onClick={() => setIsAsking(true)}>{t("deleteTransactions")}</DangerButton>
      <ConfirmDestructive
        open={isAsking}
        title={t("deleteTransactionsTitle", { name: `${user.firstname} ${user.lastname}` })}
        confirmLabel={t("deleteTransactions")}
        typeToConfirm={{ label: t("typeEmail", { email: user.email }), text: user.email }}
        busy={clear.isPending}
        error={clear.error ? textOf(clear.error) : null}
        onConfirm={() => clear.mutate()}
        onCancel={close}
        labels={{ cancel: t("cancel"), close: t("close") }}
      >
        {t("deleteTransactionsLost")}
      </ConfirmDestructive>
    </>
  );
}
