import { useLocation, useNavigate } from "@lintel/portal";
import { useEffect, useState } from "react";
import { CredentialSteps } from "./credential-steps";
import { IdentifierStep } from "./identifier-step";
import { type Doubt, endedBy, loginEntry, notOver, sentIn, written } from "./login-entry";

/** The step is the browser's history entry. What was typed lives in the steps themselves, so that leaving one forgets it. */
export default function LoginPage() {
  const location = useLocation();
  const navigate = useNavigate();
  const state = notOver(location.state);
  const entry = loginEntry(state);
  const [firstEntry] = useState(location.key);
  // Also of whoever comes back to where they began: after a reload that may be the second step.
  const [hasMoved, setHasMoved] = useState(false);
  const [lastSent, setLastSent] = useState(() => sentIn(state));

  if (!hasMoved && location.key !== firstEntry) setHasMoved(true);
  if (entry.step !== "identifier" && entry.identifier !== lastSent?.identifier) setLastSent(entry);

  function noteDoubt(challenge: string, doubt: Doubt) {
    setLastSent((last) => (last?.challenge === challenge ? { ...last, doubt } : last));
  }

  // A code that was sent again makes the challenge in the earlier history entries worthless.
  const sent = lastSent?.identifier === entry.identifier ? lastSent : null;
  useEffect(() => {
    const known = sentIn(state);
    const isKnown =
      sent?.challenge === known?.challenge && sent?.resendAt === known?.resendAt && sent?.doubt === known?.doubt;
    if (sent === null || isKnown) return;
    void navigate("/login", { state: written({ ...sent, step: entry.step }), replace: true });
  }, [sent, state, entry.step, navigate]);

  if (entry.step === "identifier") {
    const ended = endedBy(state);
    return (
      <IdentifierStep
        known={entry.identifier}
        ended={ended}
        lastSent={lastSent}
        takesFocus={hasMoved}
        onSent={setLastSent}
        onDoubt={noteDoubt}
      />
    );
  }
  // A jump in the history may lead to another person's login, where this one's password has no place.
  return (
    <CredentialSteps
      key={entry.identifier}
      entry={{ ...(sent ?? entry), step: entry.step }}
      takesFocus={hasMoved}
      onResent={setLastSent}
      onDoubt={noteDoubt}
    />
  );
}
