/** Spaces and whatever else may be part of a password, which never make a name. */
const SECRETS = new Set(["password", "password_confirmation"]);

export function emptyFields<Field extends string>(draft: Readonly<Record<Field, string>>): Field[] {
  const fields = Object.keys(draft) as Field[];
  return fields.filter((field) => (SECRETS.has(field) ? draft[field] : draft[field].trim()) === "");
}
