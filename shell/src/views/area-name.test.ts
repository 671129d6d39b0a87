import { translateNow } from "@lintel/portal";
import admin from "../../../mfe-admin/mfe.config";
import auth from "../../../mfe-auth/mfe.config";
import banking from "../../../mfe-banking/mfe.config";
import marketing from "../../../mfe-marketing/mfe.config";
import { shellMessages } from "../messages";
import { areaName } from "./area-name";

const OURS = [admin, banking, auth, marketing].map(({ area }) => area);

it("calls every area in English what it was declared as", () => {
  for (const area of OURS) expect(areaName(area, translateNow(shellMessages))).toBe(area);
});

it("has words of another language for each area of ours, and leaves a new team's as it is", async () => {
  await shellMessages.load("de");
  const t = shellMessages.translate("de") ?? shellMessages.english;

  expect(OURS.map((area) => areaName(area, t))).toEqual([
    "Die Verwaltung",
    "Online-Banking",
    "Die Anmeldung",
    "Diese Seite",
  ]);
  expect(areaName("Rewards", t)).toBe("Rewards");
});
