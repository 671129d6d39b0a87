import { translateNow } from "@lintel/portal";
import admin from "../../../mfe-admin/mfe.config";
import banking from "../../../mfe-banking/mfe.config";
import { shellMessages } from "../messages";
import { navIcon } from "./nav-icons";
import { navLabel } from "./nav-label";

it.each([...banking.nav, ...admin.nav])("has a word and a picture of its own for $to", ({ label, icon }) => {
  expect(navLabel(label, translateNow(shellMessages))).not.toBe(label);
  expect(navIcon(icon)).not.toBe(navIcon("of a team that is not ours"));
});
