import type { Profile } from "@lintel/contract/schema";
import { api, toast, useMessages, useNavigate } from "@lintel/portal";
import { queryClient } from "@lintel/portal/queries";
import { ConfirmDestructive } from "@lintel/shared-ui/bank";
import { useState } from "react";
import { userQuery } from "../../lib/admin-queries";
import { useFailureText } from "../../lib/failure-text";
import { useWayToUsers } from "../../lib/users-search";
import { messages } from "../../messages";
import { useUserAction } from "../use-user-action";
import { DangerButton } from "./danger-button";

interface DeleteUserProps {
  user: Profile;
  isSelf: boolean;
}

export function DeleteUser({ user, isSelf }: DeleteUserProps) {
  const t = useMessages(messages);
  const textOf = useFailureText();
  const navigate = useNavigate();
  const list = useWayToUsers();
  const [isAsking, setIsAsking] = useState(false);
  const remove = useUserAction(
    () => api("POST /delete-user/{id}", { params: { id: user.id } }),
    () => {
      toast.success(t("userDeleted"));
      // A late answer leads nobody back who has left.
      if (window.location.pathname.includes(user.id)) void navigate(list.to, { replace: true, state: list.state });
      // Asking for the deleted person again would only say that they are gone.
      queryClient.removeQueries(userQuery(user.id));
    },
  );

  function cancel() {
    remove.reset();
    setIsAsking(false);
  }

  return (
    <>
      <DangerButton disabled={isSelf} onClick={() => setIsAsking(true)}>
        {t("deleteUser")}
      </DangerButton>
      <ConfirmDestructive
        open={isAsking}
        title={t("deleteUserTitle", { name: `${user.firstname} ${user.lastname}` })}
        confirmLabel={t("deleteUser")}
        typeToConfirm={{ label: t("typeEmail", { email: user.email }), text: user.email }}
        busy={remove.isPending}
        error={remove.error ? textOf(remove.error) : null}
        onConfirm={() => remove.mutate()}
        onCancel={cancel}
        labels={{ cancel: t("cancel"), close: t("close") }}
      >
        {t("deleteUserLost")}
      </ConfirmDestructive>
    </>
  );
}
