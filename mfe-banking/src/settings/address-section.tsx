import { ADDRESS_MAX_LENGTH, asHeld, withoutHidden, ZIP_CODE_MAX_LENGTH } from "@lintel/contract";
import type { Profile } from "@lintel/contract/schema";
import { api, toast, useMessages } from "@lintel/portal";
import { profileQuery, queryClient, refresh } from "@lintel/portal/queries";
import { Banner, Button, TextField } from "@lintel/shared-ui";
import { useMutation } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import styled from "styled-components";
import { useFailureText } from "../lib/refusals/failure-text";
import { isDefinite } from "../lib/refusals/is-definite";
import { settingsMessages } from "./messages";
import { Section } from "./section";

export function AddressSection({ profile }: { profile: Profile }) {
  const t = useMessages(settingsMessages);
  const failureText = useFailureText();
  const saved = { address: profile.address ?? "", zip_code: profile.zip_code ?? "" };
  // A field that nobody has touched shows what the bank holds, and so saves no older one over it.
  const [edited, setEdited] = useState<Partial<typeof saved>>({});
  const shown = { ...saved, ...edited };
  const form = useRef<HTMLFormElement>(null);

  const save = useMutation({
    mutationFn: async (address: typeof saved) => {
      try {
        await api("POST /update-address", { body: address });
      } catch (error) {
        if (isDefinite(error) || !(await wasSaved(address))) throw error;
      }
    },
    onSuccess: async (_answer, sent) => {
      toast.success(t("addressUpdated"));
      // The look at the profile that follows may fail, and it is saved all the same.
      queryClient.setQueryData(profileQuery.queryKey, (known) => known && { ...known, ...sent });
      await refresh(["profile"]);
      // What was typed meanwhile is kept.
      setEdited(({ address, zip_code }) => ({
        ...(address !== undefined && address !== sent.address && { address }),
        ...(zip_code !== undefined && zip_code !== sent.zip_code && { zip_code }),
      }));
    },
    onError: (error) => toast.error(failureText(error)),
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!save.isPending) save.mutate(shown);
  }

  function edit(change: Partial<typeof saved>) {
    setEdited((now) => ({ ...now, ...change }));
    if (!save.isPending) save.reset();
  }

  /** The button goes away with what it undoes. */
  function undo() {
    setEdited({});
    save.reset();
    form.current?.querySelector("input")?.focus();
  }

  const isEdited = shown.address !== saved.address || shown.zip_code !== saved.zip_code;

  return (
    <Section title={t("addressTitle")}>
      <Form ref={form} onSubmit={handleSubmit}>
        <TextField
          label={t("address")}
          autoComplete="street-address"
          maxLength={ADDRESS_MAX_LENGTH}
          value={shown.address}
          onChange={(event) => edit({ address: withoutHidden(event.target.value) })}
        />
        <TextField
          label={t("zipCode")}
          autoComplete="postal-code"
          maxLength={ZIP_CODE_MAX_LENGTH}
          value={shown.zip_code}
          onChange={(event) => edit({ zip_code: withoutHidden(event.target.value) })}
        />
        {save.isError && (
          // The toast has read it out already.
          <Banner tone="negative" role="none">
            {failureText(save.error)}
          </Banner>
        )}
        <Actions data-screen-only>
          <Button
            type="submit"
            busy={save.isPending}
            icon={save.isSuccess && !isEdited ? <Check size={20} strokeWidth={1.75} aria-hidden="true" /> : undefined}
          >
            {t("saveChanges")}
          </Button>
          {isEdited && !save.isPending && (
            <Button variant="quiet" onClick={undo}>
              {t("undoChanges")}
            </Button>
          )}
        </Actions>
      </Form>
    </Section>
  );
}

/** An answer that was lost says nothing of what the bank holds now, which is what undoing goes back to. */
async function wasSaved({ address, zip_code }: { address: string; zip_code: string }): Promise<boolean> {
  const held = await api("POST /me").catch(() => null);
  if (held === null) return false;
  queryClient.setQueryData(profileQuery.queryKey, held);
  return held.address === asHeld(address) && held.zip_code === asHeld(zip_code);
}

const Form = styled.form`
  display: grid;
  gap: 16px;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;
