import { Link, useMessages } from "@lintel/portal";
import { profileQuery } from "@lintel/portal/queries";
import { Banner } from "@lintel/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { bankingMessages } from "./messages";

/** Shown where a suspended person would otherwise start something that will be refused. */
export function SuspendedBanner() {
  const t = useMessages(bankingMessages);
  const profile = useQuery(profileQuery);
  if (profile.data?.suspended !== 1) return null;

  return (
    <Banner tone="warning" more={<Link to="/contact">{t("contactUs")}</Link>}>
      {t("suspendedBanner")}
    </Banner>
  );
}
