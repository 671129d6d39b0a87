import { act, createEvent, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BrowserRouter } from "./browser-router";
import { Link, NavLink, useSearchParams } from "./router";

const path = () => `${window.location.pathname}${window.location.search}`;

function show(ui: React.ReactNode, at = "/start") {
  window.history.replaceState(null, "", at);
  render(<BrowserRouter>{ui}</BrowserRouter>);
}

/** Whether the browser itself would follow the link. */
function click(init: MouseEventInit = {}): boolean {
  const link = screen.getByRole("link");
  const event = createEvent.click(link, { button: 0, ...init });
  fireEvent(link, event);
  return !event.defaultPrevented;
}

// jsdom follows no link, and says so.
beforeEach(() => jest.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe("a link", () => {
  it("goes where it leads without a new document", () => {
    show(<Link to="/there?a=b">There</Link>);

    expect(click()).toBe(false);

    expect(path()).toBe("/there?a=b");
  });

  it("leads from the foot of the page it leads to back to its top and heading, and to none of another page", () => {
    const scroll = jest.spyOn(window, "scrollTo").mockImplementation(() => undefined);
    show(
      <>
        <main>
          <h1>Questions</h1>
        </main>
        <Link to="/faqs">FAQs</Link>
      </>,
      "/start",
    );

    click();
    expect(path()).toBe("/faqs");
    expect(scroll).not.toHaveBeenCalled();
    click();

    expect(path()).toBe("/faqs");
    expect(scroll).toHaveBeenCalledWith(0, 0);
    expect(screen.getByRole("heading")).toHaveFocus();
  });

  it.each(["/faqs?q=card", "/faqs#cards", "/faqs/?from=a-letter#cards"])(
    "leads to the top and heading of the page that one is at also from %s",
    (at) => {
      const scroll = jest.spyOn(window, "scrollTo").mockImplementation(() => undefined);
      show(
        <>
          <main>
            <h1>Questions</h1>
          </main>
          <Link to="/faqs">FAQs</Link>
        </>,
        at,
      );

      click();

      expect(`${path()}${window.location.hash}`).toBe("/faqs");
      expect(scroll).toHaveBeenCalledWith(0, 0);
      expect(screen.getByRole("heading")).toHaveFocus();
    },
  );

  it("that asks something else of the page that one is at leaves one where one is", () => {
    const scroll = jest.spyOn(window, "scrollTo").mockImplementation(() => undefined);
    show(
      <>
        <main>
          <h1>Questions</h1>
        </main>
        <Link to="?q=card">Cards</Link>
      </>,
      "/faqs",
    );

    click();

    expect(path()).toBe("/faqs?q=card");
    expect(scroll).not.toHaveBeenCalled();
    expect(screen.getByRole("heading")).not.toHaveFocus();
  });

  it("to a part of the page that one is at leaves the keyboard to the browser, which goes to that part", () => {
    show(
      <>
        <main>
          <h1>Questions</h1>
        </main>
        <Link to="/faqs#cards">Cards</Link>
      </>,
      "/faqs#cards",
    );

    click();

    expect(window.location.hash).toBe("#cards");
    expect(screen.getByRole("heading")).not.toHaveFocus();
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    "is left to the browser with %j, which opens it elsewhere",
    (init) => {
      show(<Link to="/there">There</Link>);

      expect(click(init)).toBe(true);

      expect(path()).toBe("/start");
    },
  );

  it("is left to the browser where it names another window, and where somebody has dealt with the click", () => {
    const { unmount } = render(
      <BrowserRouter>
        <Link to="/there" target="_blank">
          There
        </Link>
      </BrowserRouter>,
    );
    window.history.replaceState(null, "", "/start");
    expect(click()).toBe(true);
    unmount();

    show(
      <Link to="/there" onClick={(event) => event.preventDefault()}>
        There
      </Link>,
    );
    click();
    expect(path()).toBe("/start");
  });

  it.each(["/start", "/start/"])("to where one is, at %s, makes no second entry for the way back", (at) => {
    show(<Link to="/start">Here</Link>, at);
    const { length } = window.history;

    click();

    expect(window.history.length).toBe(length);
  });
});

describe("a link of a menu", () => {
  it.each([
    { to: "/area", at: "/area", end: true, current: true },
    { to: "/area", at: "/area/below", end: true, current: false },
    { to: "/area", at: "/area/below", end: false, current: true },
    { to: "/area", at: "/area-of-another", end: false, current: false },
    { to: "/area?q=1", at: "/area", end: false, current: true },
    { to: "/", at: "/area", end: false, current: false },
    { to: "/area", at: "/area/", end: true, current: true },
  ])("$to is current at $at: $current", ({ to, at, end, current }) => {
    show(
      <NavLink to={to} end={end}>
        There
      </NavLink>,
      at,
    );

    expect(screen.getByRole("link").getAttribute("aria-current")).toBe(current ? "page" : null);
  });
});

type SetParams = ReturnType<typeof useSearchParams>[1];

function Searching({ drawn }: { drawn: SetParams[] }) {
  const [, setParams] = useSearchParams();
  drawn.push(setParams);
  return null;
}

it("a change of the search that comes late keeps what was chosen meanwhile", () => {
  const drawn: SetParams[] = [];
  show(<Searching drawn={drawn} />, "/list#part");
  const choose = (set: SetParams | undefined, name: string, value: string) =>
    act(() => set?.((current) => ({ ...Object.fromEntries(current), [name]: value }), { replace: true }));

  choose(drawn[0], "sort", "cards");
  choose(drawn[0], "q", "TX");

  expect(path()).toBe("/list?sort=cards&q=TX");
  expect(window.location.hash).toBe("#part");
});

it("a change of the search that comes late fetches nobody back who is on the way to another page", () => {
  const drawn: SetParams[] = [];
  show(
    <>
      <Searching drawn={drawn} />
      <Link to="/there">There</Link>
    </>,
    "/list",
  );

  act(() => {
    click();
    drawn[0]?.({ q: "TX" }, { replace: true });
  });

  expect(path()).toBe("/there");
});

it("reads a search also where a browser cannot count what is in it", () => {
  Object.defineProperty(URLSearchParams.prototype, "size", { value: undefined, configurable: true });
  const drawn: SetParams[] = [];
  show(<Searching drawn={drawn} />, "/list");

  act(() => drawn[0]?.({ q: "TX" }));
  expect(path()).toBe("/list?q=TX");

  act(() => drawn.at(-1)?.({}));
  expect(path()).toBe("/list");
});

function Search() {
  const [params, setParams] = useSearchParams();
  return (
    <input
      aria-label="Search"
      value={params.get("q") ?? ""}
      onChange={({ target }) => setParams({ q: target.value }, { replace: true })}
    />
  );
}

it("lets a field that the address holds be typed into in the middle", async () => {
  show(<Search />, "/start?q=cad");

  await userEvent.type(screen.getByLabelText("Search"), "rxy", { initialSelectionStart: 2, initialSelectionEnd: 2 });

  expect(screen.getByLabelText("Search")).toHaveValue("carxyd");
});
