import { Link, useMessages } from "@lintel/portal";
import { useProfile } from "@lintel/portal/queries";
import { Banner } from "@lintel/shared-ui";
import { bankingMessages } from "./messages";

/** Shown where a suspended person would otherwise start something that will be refused. */
export function SuspendedBanner() {
  const t = useMessages(bankingMessages);
  const profile = useProfile();
  if (profile.data?.suspended !== 1) return null;

  return (
    <Banner tone="warning" more={<Link to="/contact">{t("contactUs")}</Link>}>
      {t("suspendedBanner")}
    </Banner>
  );
}
