import { act, render, screen } from "@testing-library/react";
import { bearChangesByOthers } from "./changed-by-others";

const { insertBefore, removeChild } = Node.prototype;

beforeEach(() => bearChangesByOthers());
afterEach(() => void Object.assign(Node.prototype, { insertBefore, removeChild }));

function Press({ isBusy, isDone = false }: { isBusy: boolean; isDone?: boolean }) {
  return (
    <button type="button">
      {isBusy && <i>wait</i>}
      {!isDone && "Send OTP"}
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
  change(button.firstChild as Text);

  await act(async () => rerender(<Press isBusy />));
  expect(button).toHaveTextContent("wait");

  await act(async () => rerender(<Press isBusy={false} isDone />));
  expect(button).not.toHaveTextContent("wait");
  expect(button).not.toHaveTextContent("Send OTP");
  expect(button).toHaveTextContent("!");
});

it("puts what comes before a text that was wrapped before it all the same", async () => {
  const { rerender } = render(<Press isBusy={false} />);
  const button = screen.getByRole("button");
  CHANGES[1]?.[1](button.firstChild as Text);

  await act(async () => rerender(<Press isBusy />));

  expect(button.textContent).toBe("waitSend OTP!");
});

it.each([null, undefined])("puts at the end what is put before %s, as the browser does", (nothing) => {
  const list = document.createElement("div");
  list.append("first ");

  list.insertBefore(document.createTextNode("last"), nothing as null);

  expect(list.textContent).toBe("first last");
});
