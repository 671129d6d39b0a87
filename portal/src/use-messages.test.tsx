import { act, render, screen } from "@testing-library/react";
import { Suspense, useMemo, useState } from "react";
import { setLocale } from "./locale";
import { defineMessages, useMessages } from "./messages";

afterEach(() => {
  act(() => setLocale("en"));
  jest.restoreAllMocks();
});

function catalogue(loadFrench: () => Promise<{ default: { hello: string } }>) {
  const none = () => Promise.reject(new Error("not asked for"));
  return defineMessages(
    { hello: "Hello" },
    { fr: loadFrench, it: none, es: none, de: none, nl: none, pl: none, "zh-CN": none },
  );
}

type Words = ReturnType<typeof catalogue>;

function Page({ first, second }: { first: Words; second: Words }) {
  const [before] = useState("·");
  const one = useMessages(first)("hello");
  const two = useMessages(second)("hello");
  const [after] = useState("·");
  const text = useMemo(() => `${before}${one} ${two}${after}`, [before, one, two, after]);
  return <p>{text}</p>;
}

const show = (first: Words, second = first) =>
  render(
    <Suspense fallback="wait">
      <Page first={first} second={second} />
    </Suspense>,
  );

it("draws a page whose words were not loaded beforehand, other hooks around them", async () => {
  const french = () => Promise.resolve({ default: { hello: "Bonjour" } });
  setLocale("fr");

  await act(async () => {
    show(catalogue(french), catalogue(french));
  });

  expect(screen.getByText("·Bonjour Bonjour·")).toBeInTheDocument();
});

it("keeps the old words until the new ones are here", async () => {
  let arrive: (value: { default: { hello: string } }) => void = () => undefined;
  const french = () =>
    new Promise<{ default: { hello: string } }>((done) => {
      arrive = done;
    });
  show(catalogue(french));

  await act(async () => setLocale("fr"));
  expect(screen.getByText("·Hello Hello·")).toBeVisible();
  await act(async () => arrive({ default: { hello: "Bonjour" } }));

  expect(screen.getByText("·Bonjour Bonjour·")).toBeVisible();
});

it("stays in English when a language cannot be had, without asking for ever", async () => {
  const french = jest.fn(() => Promise.reject(new Error("offline")));
  jest.spyOn(console, "error").mockImplementation(() => undefined);

  await act(async () => {
    show(catalogue(french));
    setLocale("fr");
  });

  expect(screen.getByText("·Hello Hello·")).toBeVisible();
  expect(french).toHaveBeenCalledTimes(1);
});
