import { useNavigate } from "@lintel/portal";
import { useEffect, useState } from "react";
import { CodeStep } from "./code-step";
import { type CredentialEntry, type Doubt, written } from "./login-entry";
import { PasswordStep } from "./password-step";

interface CredentialStepsProps {
  entry: CredentialEntry;
  takesFocus: boolean;
  /** Told of a code that was sent again, also when nobody is at these steps any more. */
  onResent: (entry: CredentialEntry) => void;
  /** Of the code that was in question, which may not be the one that was sent last. */
  onDoubt: (challenge: string, doubt: Doubt) => void;
}

/** Steps two and three. They share the password, which is checked together with the code and is kept nowhere else. */
export function CredentialSteps({ entry, takesFocus, onResent, onDoubt }: CredentialStepsProps) {
  const navigate = useNavigate();
  const [password, setPassword] = useState("");

  // After a reload the password is gone, so the third step gives way to the second. Beside it, Back would show the second once more.
  const lacksPassword = entry.step === "code" && password === "";
  useEffect(() => {
    if (lacksPassword) void navigate(-1);
  }, [lacksPassword, navigate]);

  if (entry.step === "code" && !lacksPassword) {
    return (
      <CodeStep
        identifier={entry.identifier}
        password={password}
        sent={entry}
        onResent={(next) => onResent({ ...next, step: entry.step, identifier: entry.identifier })}
        onDoubt={(doubt) => onDoubt(entry.challenge, doubt)}
        onBack={() => void navigate(-1)}
        onChangeIdentifier={() => void navigate(-2)}
      />
    );
  }

  function toCode(entered: string) {
    setPassword(entered);
    if (entry.step === "password") void navigate("/login", { state: written({ ...entry, step: "code" }) });
  }

  return (
    <PasswordStep
      identifier={entry.identifier}
      known={password}
      takesFocus={takesFocus}
      onContinue={toCode}
      onBack={() => void navigate(-1)}
    />
  );
}
