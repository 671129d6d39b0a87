import { Link, useLocation, useMessages, usePageTitle } from "@lintel/portal";
import { FORMER_CONTACT } from "@lintel/portal/paths";
import { LinkButton } from "@lintel/shared-ui";
import { shellMessages } from "../messages";
import { ClosedDoor } from "./closed-door";
import { View, Ways } from "./view";

export function NotFoundView() {
  const t = useMessages(shellMessages);
  const { pathname } = useLocation();
  usePageTitle(t("notFound"));

  return (
    <View>
      <ClosedDoor />
      <h1 tabIndex={-1}>{t("notFound")}</h1>
      <p>{t("notFoundHelp")}</p>
      <Ways>
        <LinkButton component={Link} to="/">
          {t("goHome")}
        </LinkButton>
        {pathname === FORMER_CONTACT && (
          <LinkButton component={Link} to="/contact" variant="secondary">
            {t("lookingForContact")}
          </LinkButton>
        )}
      </Ways>
    </View>
  );
}
