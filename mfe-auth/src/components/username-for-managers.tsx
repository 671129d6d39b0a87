import { VisuallyHidden } from "@lintel/shared-ui";

/** Password managers file a password under the name that stands in the same form, even where a person does not type it. */
export function UsernameForManagers({ username }: { username: string }) {
  return (
    <VisuallyHidden
      as="input"
      {...{ type: "text", name: "username", autoComplete: "username", value: username, readOnly: true }}
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}
