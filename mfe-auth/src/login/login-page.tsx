import { useLocation } from "@lintel/portal";
import { useState } from "react";
import { CredentialSteps } from "./credential-steps";
import { IdentifierStep } from "./identifier-step";
import { type CredentialEntry, endedBy, loginEntry } from "./login-entry";

/** The step is the browser's history entry. What was typed lives in the steps themselves, so that leaving one forgets it. */
export default function LoginPage() {
  const location = useLocation();
  const entry = loginEntry(location.state);
  const [firstEntry] = useState(location.key);
  const [lastSent, setLastSent] = useState<CredentialEntry | null>(null);
  const hasMoved = location.key !== firstEntry;

  if (entry.step !== "identifier" && entry.identifier !== lastSent?.identifier) setLastSent(entry);

  if (entry.step === "identifier") {
    const ended = endedBy(location.state);
    return (
      <IdentifierStep
        known={entry.identifier}
        ended={ended}
        lastSent={lastSent}
        takesFocus={hasMoved}
        onSent={setLastSent}
      />
    );
  }
  // An entry of the history that was passed over when a code was sent again remembers one that is worth nothing any more.
  const sent = lastSent?.identifier === entry.identifier ? lastSent : entry;
  // A jump in the history may lead to another person's login, where this one's password has no place.
  return (
    <CredentialSteps key={entry.identifier} entry={entry} sent={sent} takesFocus={hasMoved} onResent={setLastSent} />
  );
}
