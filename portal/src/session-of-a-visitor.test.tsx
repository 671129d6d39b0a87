import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { useSessionState } from "./session";

const drawn = jest.fn();

function Page() {
  drawn(useSessionState().token);
  return <p>A page</p>;
}

it("draws a page once when it takes it over for somebody without a session", async () => {
  const place = document.createElement("div");
  place.innerHTML = "<p>A page</p>";

  await act(async () => hydrateRoot(place, <Page />));

  expect(drawn.mock.calls).toEqual([[null]]);
});
