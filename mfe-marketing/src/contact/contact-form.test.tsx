import { LiveRegions } from "@lintel/shared-ui";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { bankAnswers, type Reply } from "../../../portal/test/bank-answers";
import { hear } from "../../../shared-ui/src/testing/hear";
import { ContactForm } from "./contact-form";

async function fillIn() {
  await userEvent.type(screen.getByLabelText("Your name"), "Amara Okafor");
  await userEvent.type(screen.getByLabelText("Your email address"), "amara@example.com");
  await userEvent.type(screen.getByLabelText(/^Message/), "Do you lend for boats?");
}

const send = () => userEvent.click(screen.getByRole("button", { name: "Send message" }));

async function sendInVain() {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  bankAnswers(() => Promise.reject(new TypeError("offline")));
  render(<ContactForm />);
  await fillIn();
  await send();
  expect(await screen.findByRole("alert")).toHaveTextContent("Your message was not sent.");
}

afterEach(() => jest.restoreAllMocks());

it("hands a message to the bank and says that it is there", async () => {
  const sent = bankAnswers(() => ({ body: { message: "ok" } }));
  render(<ContactForm />);

  await fillIn();
  for (const field of [screen.getByLabelText("Your name"), screen.getByLabelText(/^Message/)])
    await userEvent.type(field, " ");
  await send();

  expect(await screen.findByText("Your message is with us.")).toHaveFocus();
  expect(screen.getByText(/amara@example.com/)).toBeVisible();
  expect(screen.getByRole("status")).toBe(screen.getByText(/amara@example.com/));
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toEqual({
    name: "Amara Okafor",
    email: "amara@example.com",
    message: "Do you lend for boats?",
  });
});

it("begins another message at its first field", async () => {
  bankAnswers(() => ({ body: { message: "ok" } }));
  render(<ContactForm />);
  await fillIn();
  await send();

  await userEvent.click(await screen.findByRole("button", { name: "Write another message" }));

  await waitFor(() => expect(screen.getByLabelText("Your name")).toHaveFocus());
  expect(screen.getByLabelText("Your name")).toHaveValue("");
  expect(screen.getByLabelText("Your name")).toBeValid();
});

it("keeps what was typed while the message was on its way", async () => {
  let answer: (reply: Reply) => void = () => undefined;
  bankAnswers(() => new Promise((resolve) => (answer = resolve)));
  render(<ContactForm />);
  await fillIn();
  await send();
  await userEvent.type(screen.getByLabelText(/^Message/), " And for bikes?");

  await act(async () => answer({ body: { message: "ok" } }));
  await userEvent.click(await screen.findByRole("button", { name: "Write another message" }));

  expect(screen.getByLabelText(/^Message/)).toHaveValue("Do you lend for boats? And for bikes?");
});

it("keeps every word when the bank cannot be reached", async () => {
  await sendInVain();

  expect(screen.getByLabelText(/^Message/)).toHaveValue("Do you lend for boats?");
  expect(screen.getByLabelText("Your name")).toHaveValue("Amara Okafor");
});

it("speaks no more of an earlier try when the next one is not sent for a gap", async () => {
  await sendInVain();

  await userEvent.clear(screen.getByLabelText("Your name"));
  await send();

  expect(await screen.findByText("Please enter your name.")).toBeVisible();
  expect(screen.queryByText(/Your message was not sent/)).not.toBeInTheDocument();
});

it.each([
  ["the answer is lost", () => Promise.reject(new TypeError("The line was lost."))],
  ["the bank breaks", () => ({ status: 500, body: { message: "Broken.", code: "internal", request_id: "r1" } })],
])("says that a message may have arrived where %s, and keeps the text", async (_, answer) => {
  bankAnswers(answer);
  render(<ContactForm />);

  await fillIn();
  await send();

  expect(await screen.findByRole("alert")).toHaveTextContent("your message may have arrived");
  expect(screen.queryByText(/was not sent/)).not.toBeInTheDocument();
  expect(screen.getByLabelText(/^Message/)).toHaveValue("Do you lend for boats?");
});

it("says after too many messages how long to wait and what is open meanwhile, and keeps the text", async () => {
  const body = { message: "Too many requests.", code: "too_many_requests", request_id: "r1" };
  bankAnswers(() => ({ status: 429, body, headers: { "retry-after": "2400" } }));
  render(<ContactForm />);

  await fillIn();
  await send();

  const alert = await screen.findByRole("alert");
  expect(alert).toHaveTextContent("one message too many");
  expect(alert).toHaveTextContent("phone, email and postal address on this page");
  expect(alert).toHaveTextContent("Try again in 40 minutes.");
  expect(screen.getByLabelText(/^Message/)).toHaveValue("Do you lend for boats?");
});

it.each([
  ["61", "2 minutes"],
  ["0", "1 minute"],
])("rounds the wait up, so that no other is refused at its end: %s seconds are %s", async (seconds, wait) => {
  const body = { message: "Too many requests.", code: "too_many_requests", request_id: "r1" };
  bankAnswers(() => ({ status: 429, body, headers: { "retry-after": seconds } }));
  render(<ContactForm />);

  await fillIn();
  await send();

  expect(await screen.findByRole("alert")).toHaveTextContent(`Try again in ${wait}.`);
});

it("says beside the field what the bank would not take, and not that nobody answered", async () => {
  const details = [{ field: "message", message: "Contains characters that cannot be shown." }];
  const body = { message: "Please check.", code: "invalid_request", request_id: "r1", details };
  bankAnswers(() => ({ status: 400, body }));
  render(<ContactForm />);

  await fillIn();
  await send();

  const message = screen.getByLabelText(/^Message/);
  expect(await screen.findByText("This contains characters that we cannot accept.")).toBeVisible();
  await waitFor(() => expect(message).toHaveFocus());
  expect(message).toBeInvalid();
  expect(screen.getByRole("button", { name: "Send message" })).not.toHaveAttribute("aria-busy", "true");
  expect(screen.queryByText(/check your connection/)).not.toBeInTheDocument();

  await userEvent.type(message, "!");
  expect(message).toBeValid();
});

it("sends nothing of what was pasted that nobody can see, for the bank would refuse it", async () => {
  const sent = bankAnswers(() => ({ body: { message: "ok" } }));
  render(<ContactForm />);
  await fillIn();

  await userEvent.click(screen.getByLabelText(/^Message/));
  await userEvent.paste("\u200b And for is\u00adlands?");
  await send();

  expect(sent[0]?.body).toMatchObject({ message: "Do you lend for boats? And for islands?" });
});

it("sends nothing that is incomplete and goes to the first gap", async () => {
  const sent = bankAnswers(() => ({ body: { message: "ok" } }));
  render(<ContactForm />);

  await send();

  expect(await screen.findByText("Please enter your name.")).toBeVisible();
  expect(screen.getByText("Please write a message.")).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText("Your name")).toHaveFocus());
  expect(sent).toEqual([]);
});

it("says aloud what is wrong with the field that Enter was pressed in, which is not read out again", async () => {
  const { container } = render(
    <>
      <ContactForm />
      <LiveRegions />
    </>,
  );
  const heard = hear(container);

  await userEvent.type(screen.getByLabelText("Your name"), "{Enter}");
  await waitFor(() => expect(heard).toEqual(["Please enter your name."]));

  await userEvent.type(screen.getByLabelText("Your name"), "Amara{Enter}");
  await waitFor(() => expect(screen.getByLabelText("Your email address")).toHaveFocus());
  expect(heard).toEqual(["Please enter your name."]);
});
