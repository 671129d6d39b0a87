import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef, useState } from "react";
import { Button } from "../button/button";
import { SegmentedToggle } from "../segmented-toggle/segmented-toggle";
import { expectAccessible } from "../testing/expect-accessible";
import { TextField } from "../text-field/text-field";
import { Dialog, type DialogProps } from "./dialog";

function Page(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Change currency" {...props}>
        {props.children ?? (
          <>
            <TextField label="Search" />
            <Button>Confirm</Button>
          </>
        )}
      </Dialog>
    </>
  );
}

function Rows() {
  const [open, setOpen] = useState(false);
  const [rows, setRows] = useState(1);
  const list = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={list} tabIndex={-1} data-testid="list" />
      {rows > 0 && (
        <button type="button" onClick={() => setOpen(true)}>
          Delete
        </button>
      )}
      <Dialog open={open} onClose={() => setOpen(false)} title="Delete?" returnFocus={list}>
        <Button
          onClick={() => {
            setRows(0);
            setOpen(false);
          }}
        >
          Yes
        </Button>
      </Dialog>
    </>
  );
}

async function openIt() {
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
}

it("is named by its title and accessible with a form, a summary and a footer", async () => {
  render(<Page summary={<p>$1,250.00</p>} footer={<Button>Save</Button>} />);
  await openIt();

  expect(screen.getByRole("dialog", { name: "Change currency" })).toBeInTheDocument();
  await expectAccessible();
});

it("puts the focus into its first field", async () => {
  render(<Page />);
  await openIt();

  expect(screen.getByRole("textbox", { name: "Search" })).toHaveFocus();
});

it("puts the focus where it is told to when there is a danger", async () => {
  render(
    <Page role="alertdialog">
      <TextField label="Type the email" />
      <Button data-autofocus="">Cancel</Button>
    </Page>,
  );
  await openIt();

  expect(screen.getByRole("alertdialog")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus();
});

it("keeps Tab inside, both ways round", async () => {
  render(<Page />);
  await openIt();

  await userEvent.tab();
  expect(screen.getByRole("button", { name: "Confirm" })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole("button", { name: "Close" })).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(screen.getByRole("button", { name: "Confirm" })).toHaveFocus();
});

it("closes on Escape and gives the focus back to what opened it", async () => {
  render(<Page />);
  await openIt();

  await userEvent.keyboard("{Escape}");

  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Open" })).toHaveFocus();
});

it("leaves Escape to an input method that is at work", async () => {
  render(<Page />);
  await openIt();

  fireEvent.keyDown(screen.getByRole("textbox"), { key: "Escape", isComposing: true });

  expect(screen.getByRole("dialog")).toBeInTheDocument();
});

it("gives the focus back to a button that got none when it was pressed, as in Safari", async () => {
  render(<Page />);
  fireEvent.click(screen.getByRole("button", { name: "Open" }));
  expect(screen.getByRole("textbox")).toHaveFocus();

  await userEvent.keyboard("{Escape}");

  expect(screen.getByRole("button", { name: "Open" })).toHaveFocus();
});

it("begins at the chosen one of several, so that a space changes nothing", async () => {
  const options = ["pending", "success"].map((value) => ({ value, label: value }));
  render(
    <Page>
      <SegmentedToggle legend="Status" value="success" onChange={() => undefined} options={options} />
    </Page>,
  );

  await openIt();

  expect(screen.getByRole("radio", { name: "success" })).toHaveFocus();
});

it("gives the focus to another place when what opened it is gone", async () => {
  render(<Rows />);
  await userEvent.click(screen.getByRole("button", { name: "Delete" }));

  await userEvent.click(screen.getByRole("button", { name: "Yes" }));

  expect(screen.getByTestId("list")).toHaveFocus();
});

it("gives the focus to the page's heading when nothing opened it", async () => {
  const page = (open: boolean) => (
    <>
      <h1 tabIndex={-1}>A page</h1>
      <Dialog open={open} onClose={() => undefined} title="Opened by itself" />
    </>
  );
  const { rerender } = render(page(true));

  await act(async () => rerender(page(false)));

  expect(screen.getByRole("heading", { name: "A page" })).toHaveFocus();
});

it.each(["gone by then", "shut by then", "going with it"])(
  "gives the focus to the page's heading when what opened it is %s",
  async (fate) => {
    const page = (open: boolean, stands: boolean) => (
      <>
        <h1 tabIndex={-1}>A page</h1>
        <Dialog open={open} onClose={() => undefined} title="About the row" />
        <p>
          {(stands || fate === "shut by then") && (
            <button type="button" disabled={!stands}>
              Row
            </button>
          )}
        </p>
      </>
    );
    const { rerender } = render(page(false, true));
    screen.getByRole("button", { name: "Row" }).focus();
    rerender(page(true, true));

    if (fate !== "going with it") rerender(page(true, false));
    await act(async () => rerender(page(false, false)));

    expect(screen.getByRole("heading", { name: "A page" })).toHaveFocus();
  },
);

it("has no way out when it may not be dismissed", async () => {
  render(<Page dismissible={false} closeOnBackdrop />);
  await openIt();

  await userEvent.keyboard("{Escape}");
  fireEvent(screen.getByRole("dialog"), new Event("cancel", { cancelable: true }));

  expect(screen.getByRole("dialog")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Close" })).not.toBeInTheDocument();
});

it("closes on its backdrop only when asked to, and not when a press began inside", async () => {
  const { rerender } = render(<Page />);
  await openIt();
  const dialog = screen.getByRole("dialog");
  const outside = { clientX: 5, clientY: 5 };

  fireEvent.mouseDown(dialog, outside);
  fireEvent.mouseUp(dialog, outside);
  expect(dialog).toBeInTheDocument();

  rerender(<Page closeOnBackdrop />);
  fireEvent.mouseDown(screen.getByRole("textbox"), outside);
  fireEvent.mouseUp(dialog, outside);
  expect(dialog).toBeInTheDocument();

  fireEvent.mouseDown(dialog, outside);
  fireEvent.mouseUp(dialog, outside);
  expect(dialog).not.toBeInTheDocument();
});

it("stays open when the second press of the double click that opened it falls on its backdrop", async () => {
  render(<Page closeOnBackdrop />);
  await openIt();
  const dialog = screen.getByRole("dialog");
  const second = { clientX: 5, clientY: 5, detail: 2 };

  fireEvent.mouseDown(dialog, second);
  fireEvent.mouseUp(dialog, second);

  expect(dialog).toBeInTheDocument();
});

it("stays closed while the Enter that closed it is held, and opens with the next", async () => {
  render(<Page />);
  act(() => screen.getByRole("button", { name: "Open" }).focus());
  await userEvent.keyboard("{Enter}");

  act(() => screen.getByRole("button", { name: "Close" }).focus());
  await userEvent.keyboard("{Enter>4/}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByRole("button", { name: "Open" })).toHaveFocus();

  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("dialog")).toBeVisible();
});

it("leaves nothing of the double click that closed it to what lies beneath, and all of the next", async () => {
  const onPress = jest.fn();
  render(
    <>
      <Button onClick={onPress}>Beneath</Button>
      <Page />
    </>,
  );
  await openIt();
  const button = screen.getByRole("button", { name: "Beneath", hidden: true });

  fireEvent.mouseDown(screen.getByRole("button", { name: "Close" }), { detail: 1 });
  fireEvent.click(screen.getByRole("button", { name: "Close" }), { detail: 1 });
  expect(fireEvent.mouseDown(button, { detail: 2 })).toBe(false);
  fireEvent.click(button, { detail: 2 });
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(onPress).not.toHaveBeenCalled();

  for (const detail of [1, 2]) {
    expect(fireEvent.mouseDown(button, { detail })).toBe(true);
    fireEvent.click(button, { detail });
  }
  expect(onPress).toHaveBeenCalledTimes(2);
});

it("takes no press from the second half of the double click that opened it, and both of a double click of its own", async () => {
  const onConfirm = jest.fn();
  render(<Page footer={<Button onClick={onConfirm}>Confirm</Button>}>Are you sure?</Page>);
  await openIt();
  const confirm = screen.getByRole("button", { name: "Confirm" });

  fireEvent.click(screen.getByRole("button", { name: "Close" }), { detail: 2 });
  fireEvent.click(confirm, { detail: 2 });
  expect(onConfirm).not.toHaveBeenCalled();

  fireEvent.click(confirm, { detail: 1 });
  fireEvent.click(confirm, { detail: 2 });
  expect(onConfirm).toHaveBeenCalledTimes(2);
});

it("sends no form and presses nothing while the Enter that opened it is held", async () => {
  const onSubmit = jest.fn();
  render(
    <Page>
      <form action={onSubmit}>
        <TextField label="Search" />
      </form>
    </Page>,
  );

  act(() => screen.getByRole("button", { name: "Open" }).focus());
  await userEvent.keyboard("{Enter>4/}");
  expect(screen.getByRole("textbox")).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();

  await userEvent.keyboard("{Enter}");
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it("keeps the focus when its backdrop is pressed", async () => {
  render(<Page />);
  await openIt();

  const wasLeftToBrowser = fireEvent.mouseDown(screen.getByRole("dialog"), { clientX: 5, clientY: 5 });

  expect(wasLeftToBrowser).toBe(false);
});

it("forgets what was typed once it is closed", async () => {
  render(<Page />);
  await openIt();
  await userEvent.type(screen.getByRole("textbox"), "EUR");
  await userEvent.keyboard("{Escape}");

  await openIt();

  expect(screen.getByRole("textbox")).toHaveValue("");
});
