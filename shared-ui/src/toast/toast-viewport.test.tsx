import { act, render, screen } from "@testing-library/react";
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
  expect(screen.getAllByRole("button", { name: "close" })).toHaveLength(2);
  await expectAccessible(container);
});
