import { act, fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { LiveRegions } from "../announce/announce";
import { expectAccessible } from "../testing/expect-accessible";
import { CopyButton } from "./copy-button";

function clipboard(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
}

function BankingId() {
  const id = useRef<HTMLSpanElement>(null);
  return (
    <>
      <LiveRegions />
      <span ref={id}>LNT-0042-7719</span>
      <CopyButton value="LNT-0042-7719" label="Copy banking ID" confirmMs={2500} fallback={id} />
    </>
  );
}

afterEach(() => jest.useRealTimers());

it("copies, says so for as long as it was told, and offers itself again", async () => {
  jest.useFakeTimers();
  const copied: string[] = [];
  clipboard(async (text) => void copied.push(text));
  const { container } = render(<BankingId />);

  fireEvent.click(screen.getByRole("button", { name: "Copy banking ID" }));
  await act(async () => {});
  expect(copied).toEqual(["LNT-0042-7719"]);
  expect(screen.getByRole("button", { name: "Copied" }).querySelector("svg")).toHaveClass("lucide-check");
  expect(container.querySelector("[data-announcer=polite]")).toHaveTextContent("Copied");

  act(() => jest.advanceTimersByTime(2499));
  expect(screen.getByRole("button", { name: "Copied" })).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole("button", { name: "Copy banking ID" })).toBeInTheDocument();
});

it("selects the text when the clipboard refuses, and claims no success", async () => {
  clipboard(() => Promise.reject(new Error("denied")));
  const { container } = render(<BankingId />);

  fireEvent.click(screen.getByRole("button", { name: "Copy banking ID" }));
  await act(async () => {});

  expect(getSelection()?.toString()).toBe("LNT-0042-7719");
  expect(screen.queryByRole("button", { name: "Copied" })).not.toBeInTheDocument();
  await expectAccessible(container);
});
