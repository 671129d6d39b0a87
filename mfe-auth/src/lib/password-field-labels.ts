import type { Translate } from "@lintel/portal";
import type { PasswordFieldLabels } from "@lintel/shared-ui";
import type english from "../languages/en";

export function passwordFieldLabels(t: Translate<typeof english>): PasswordFieldLabels {
  return { show: t("showPassword"), hide: t("hidePassword"), capsLock: t("capsLock") };
}
