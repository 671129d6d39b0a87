import { CONTACT_MESSAGE_MAX_LENGTH, EMAIL_MAX_LENGTH, withoutHidden } from "@lintel/contract";

export interface MessageDraft {
  name: string;
  email: string;
  message: string;
}

export const EMPTY_DRAFT: MessageDraft = { name: "", email: "", message: "" };

/** With what was typed or pasted into a field, less the characters that nobody sees and the bank refuses. */
export function changed(draft: MessageDraft, field: keyof MessageDraft, text: string): MessageDraft {
  const kept = field === "message" ? text.split("\n").map(withoutHidden).join("\n") : withoutHidden(text);
  return { ...draft, [field]: kept };
}

type DraftProblem = "nameMissing" | "emailMissing" | "emailWrong" | "messageMissing" | "messageLong";
type DraftProblems = { readonly [Field in keyof MessageDraft]?: DraftProblem };

const PLAIN_ADDRESS = /^[^\s@]{1,64}@[^\s@]+\.[^\s@.]{2,}$/;

/** What a message still needs before it is worth sending; the bank checks it again. */
export function draftProblems({ name, email, message }: MessageDraft): DraftProblems {
  const address = email.trim();
  return {
    ...(name.trim() === "" && { name: "nameMissing" }),
    ...(address === ""
      ? { email: "emailMissing" }
      : (address.length > EMAIL_MAX_LENGTH || !PLAIN_ADDRESS.test(address)) && { email: "emailWrong" }),
    ...(message.trim() === ""
      ? { message: "messageMissing" }
      : message.length > CONTACT_MESSAGE_MAX_LENGTH && { message: "messageLong" }),
  };
}
