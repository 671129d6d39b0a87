import { useNavigate } from "@lintel/portal";
import { useEffect, useState } from "react";
import { CodeStep } from "./code-step";
import type { CredentialEntry } from "./login-entry";
import { PasswordStep } from "./password-step";

interface CredentialStepsProps {
  entry: CredentialEntry;
  /** The last code of this person, which the entry may not know of. */
  sent: CredentialEntry;
  takesFocus: boolean;
  /** Told of a code that was sent again, also when nobody is at these steps any more. */
  onResent: (entry: CredentialEntry) => void;
}

/** Steps two and three. They share the password, which is checked together with the code and is kept nowhere else. */
export function CredentialSteps({ entry, sent, takesFocus, onResent }: CredentialStepsProps) {
  const navigate = useNavigate();
  const [password, setPassword] = useState("");

  // A code that was sent again makes the challenge in the earlier history entries worthless.
  useEffect(() => {
    if (entry.challenge === sent.challenge && entry.resendAt === sent.resendAt) return;
    void navigate("/login", { state: { ...sent, step: entry.step }, replace: true });
  }, [entry, sent, navigate]);

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
        sent={sent}
        onResent={(next) => onResent({ ...sent, ...next })}
        onBack={() => void navigate(-1)}
        onChangeIdentifier={() => void navigate(-2)}
      />
    );
  }

  function toCode(entered: string) {
    setPassword(entered);
    if (entry.step === "password") void navigate("/login", { state: { ...sent, step: "code" } });
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
