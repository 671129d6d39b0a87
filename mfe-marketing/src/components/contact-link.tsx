import { useIsSet } from "../lib/use-is-set";

interface ContactLinkProps {
  scheme: "tel" | "mailto";
  value: string;
}

/** What the operator has set, to be called or written to at a tap. */
export function ContactLink({ scheme, value }: ContactLinkProps) {
  const isSet = useIsSet(value);
  const address = scheme === "tel" ? dialled(value) : value;

  if (!isSet || address === "") return value;
  return <a href={`${scheme}:${address}`}>{value}</a>;
}

/** "+44 (0)20 7946 0000, ext. 3" is called as +442079460000: the zero is for callers at home, and what follows a word for whoever answers. */
function dialled(phone: string): string {
  const [number = ""] = phone.split(/\p{L}/u);
  return number.replace(/(\+.*?)\(0\)/, "$1").replaceAll(/[^\d+]/g, "");
}
