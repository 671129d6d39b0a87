import { act, render } from "@testing-library/react";
import { announce, LiveRegions } from "./announce";

const textOf = (politeness: string, at = 0) =>
  [...document.querySelectorAll(`[data-announcer="${politeness}"]`)].map((region) => region.textContent)[at];

it("speaks through the region it was asked for and leaves the other silent", () => {
  render(<LiveRegions />);

  act(() => announce("Copied"));
  expect(textOf("polite")?.trim()).toBe("Copied");
  expect(textOf("assertive")).toBe("");

  act(() => announce("Connection lost", "assertive"));
  expect(textOf("assertive")?.trim()).toBe("Connection lost");
  expect(textOf("polite")).toBe("");
});

it("changes the text when the same words are said again", () => {
  render(<LiveRegions />);

  act(() => announce("Copied"));
  const first = textOf("polite");
  act(() => announce("Copied"));

  expect(textOf("polite")).not.toBe(first);
});

it("leaves nothing behind for whoever reads the page later", () => {
  jest.useFakeTimers();
  render(<LiveRegions />);
  act(() => announce("Copied"));
  act(() => jest.advanceTimersByTime(1_000));
  expect(textOf("polite")?.trim()).toBe("Copied");

  act(() => jest.advanceTimersByTime(500));
  expect(textOf("polite")).toBe("");
  jest.useRealTimers();
});

it("speaks inside the dialog that opened last, and outside again once it is gone", () => {
  const { rerender } = render(
    <>
      <LiveRegions key="root" />
      <LiveRegions key="dialog" />
    </>,
  );
  act(() => announce("1 of 4"));
  expect([textOf("polite", 0), textOf("polite", 1)?.trim()]).toEqual(["", "1 of 4"]);

  rerender(<LiveRegions key="root" />);
  act(() => announce("Sent"));
  expect(textOf("polite")?.trim()).toBe("Sent");
});
