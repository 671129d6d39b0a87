import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ToastContainer, toast } from "react-toastify/unstyled";
import { expectAccessible } from "../testing/expect-accessible";
import { ToastIcon, ToastViewport } from "./toast-viewport";

it("shows a toast of each kind with its icon and a way to close it", async () => {
  const { container } = render(
    <ToastViewport>
      <ToastContainer icon={({ type }) => <ToastIcon type={type} />} />
    </ToastViewport>,
  );

  act(() => {
    toast.success("PIN saved successfully.", { role: "status", autoClose: false });
    toast.error("Failed to send OTP", { role: "alert", autoClose: false });
  });

  expect(await screen.findByText("PIN saved successfully.")).toBeInTheDocument();
  expect(await screen.findByText("Failed to send OTP")).toBeInTheDocument();
  expect(screen.getByRole("status").querySelector("svg")).toHaveClass("lucide-circle-check");
  expect(screen.getByRole("alert").querySelector("svg")).toHaveClass("lucide-circle-x");
  expect(screen.getAllByRole("button", { name: "close" })).toHaveLength(2);
  await expectAccessible(container);
});

it("gives the focus back to where it was when a toast is closed, by key or by pointer", async () => {
  const person = userEvent.setup();
  render(
    <>
      <input aria-label="Address" />
      <ToastViewport>
        <ToastContainer hotKeys={({ key }) => key === "F8"} />
      </ToastViewport>
    </>,
  );
  const field = screen.getByLabelText("Address");
  await act(async () => toast.success("Address saved", { autoClose: false, toastId: "saved" }));
  await act(async () => toast.error("Failed to send OTP", { autoClose: false, toastId: "failed" }));

  await person.click(field);
  await person.keyboard("{F8}{Tab}");
  expect(screen.getAllByRole("button", { name: "close" })).toContain(document.activeElement);
  await person.keyboard("{Enter}");

  expect(field).toHaveFocus();

  await person.click(screen.getAllByRole("button", { name: "close" }).at(-1) as HTMLElement);

  expect(field).toHaveFocus();
});
