import { useMessages } from "@lintel/portal";
import { announce, Button } from "@lintel/shared-ui";
import { useState } from "react";
import { transferMessages } from "./messages";
import { type Draft, EMPTY_DRAFT } from "./transfer-draft";

/** Emptying a form is one click, and so is taking that back. */
export function ClearForm({
  draft,
  onChange,
  onCleared,
}: {
  draft: Draft;
  onChange: (draft: Draft) => void;
  onCleared: () => void;
}) {
  const t = useMessages(transferMessages);
  const [cleared, setCleared] = useState<Draft | null>(null);
  // An account alone, which its own page fills in by itself, is nothing to clear.
  const { account_id, mode } = EMPTY_DRAFT;
  const isEmpty = JSON.stringify({ ...draft, account_id, mode }) === JSON.stringify(EMPTY_DRAFT);

  function clear() {
    setCleared(draft);
    onChange({ ...EMPTY_DRAFT, mode: draft.mode });
    onCleared();
    announce(t("formCleared"));
  }

  function undo() {
    if (cleared) onChange(cleared);
    setCleared(null);
  }

  if (isEmpty && cleared) {
    return (
      <Button variant="quiet" wide onClick={undo}>
        {t("undo")}
      </Button>
    );
  }
  if (isEmpty) return null;
  return (
    <Button variant="quiet" wide onClick={clear}>
      {t("clearForm")}
    </Button>
  );
}
