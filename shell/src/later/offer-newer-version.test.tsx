import { act, screen } from "@testing-library/react";
import { offerNewerVersion } from "./offer-newer-version";

it("stands above the bar at a phone's foot, also where that bar is higher for the phone's own line", async () => {
  await act(async () => offerNewerVersion([]));

  expect(getComputedStyle(screen.getByRole("status")).bottom).toBe("calc(80px + env(safe-area-inset-bottom))");
});
