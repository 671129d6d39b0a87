import { act, render, screen } from "@testing-library/react";
import { bearChangesByOthers } from "./changed-by-others";

const { insertBefore, removeChild, nodeValue } = Object.getOwnPropertyDescriptors(Node.prototype);

beforeEach(() => bearChangesByOthers());
afterEach(() => void Object.defineProperties(Node.prototype, { insertBefore, removeChild, nodeValue }));

function Press({ isBusy, isDone = false, text = "Send OTP" }: { isBusy: boolean; isDone?: boolean; text?: string }) {
  return (
    <button type="button">
      {isBusy && <i>wait</i>}
      {!isDone && text}
      <b>!</b>
    </button>
  );
}

function translated(): HTMLElement {
  const font = document.createElement("font");
  font.textContent = "Enviar";
  return font;
}

/** The first text of the button, as the browser's translation and other programs change it. */
const CHANGES: [string, (text: Text) => void][] = [
  ["put in place of it", (text) => text.replaceWith(translated())],
  [
    "put before it, and it was taken out",
    (text) => {
      text.before(translated());
      text.remove();
    },
  ],
  [
    "put around it",
    (text) => {
      const font = document.createElement("font");
      text.replaceWith(font);
      font.append(text);
    },
  ],
];

it.each(CHANGES)("goes on drawing where an element was %s", async (_, change) => {
  const { rerender } = render(<Press isBusy={false} />);
  const button = screen.getByRole("button");
  await act(async () => change(button.firstChild as Text));

  await act(async () => rerender(<Press isBusy />));
  expect(button.textContent).toMatch(/^wait(Send OTP|Enviar)!$/);

  await act(async () => rerender(<Press isBusy={false} isDone />));
  expect(button.textContent).toBe("!");
});

it.each(CHANGES)("says what has become of a text where an element was %s", async (_, change) => {
  const { rerender } = render(<Press isBusy={false} />);
  const button = screen.getByRole("button");

  for (const text of ["Resend in 2s", "Resend in 1s"]) {
    // Whatever stands in no element of theirs yet.
    await act(async () => [...button.childNodes].filter((node) => node instanceof Text).forEach(change));
    await act(async () => rerender(<Press isBusy={false} text={text} />));
    expect(button.textContent).toBe(`${text}!`);
  }
});

it.each([null, undefined])("puts at the end what is put before %s, as the browser does", (nothing) => {
  const list = document.createElement("div");
  list.append("first ");

  list.insertBefore(document.createTextNode("last"), nothing as null);

  expect(list.textContent).toBe("first last");
});
