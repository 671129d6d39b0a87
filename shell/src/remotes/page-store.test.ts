import { defineMessages, setLocale } from "@lintel/portal";
import type { RoutesModule } from "@lintel/portal/host";
import type { RegisteredRemote } from "@lintel/portal/release";
import { createPageStore } from "./page-store";
import type { RemoteLoader } from "./remote-loader";

const remote: RegisteredRemote = {
  name: "mfe-one",
  team: "one",
  area: "one",
  basePaths: ["/one/*"],
  access: "public",
  nav: [],
  requires: {},
  current: { version: "1", manifestSha384: "" },
  lastGood: null,
};

const page = { default: () => null };
const none = () => Promise.reject(new Error("The language cannot be had."));
const NO_LANGUAGES = { fr: none, it: none, es: none, de: none, nl: none, pl: none, "zh-CN": none };
const routes: RoutesModule = { default: [{ path: "/one/:id", page: async () => page }] };

/** A loader whose wire is cut and mended by the test. */
function openStore() {
  const wire = { isDown: true, tries: 0 };
  const loader: RemoteLoader = {
    async attempt(_remote, using) {
      wire.tries += 1;
      if (wire.isDown) throw new Error("The wire is down.");
      return using(routes);
    },
    forget() {},
  };
  return { wire, pages: createPageStore({ remotes: [remote] }, loader) };
}

beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

it("asks again for a page that failed before anybody came to it", async () => {
  const { wire, pages } = openStore();
  await pages.request("/one/1");
  wire.isDown = false;

  expect(pages.state("/one/1").status).toBe("loading");
  await pages.request("/one/1");

  expect(pages.state("/one/1").status).toBe("ready");
});

it("asks again for a failed page when somebody comes back to it, and not while they look at it", async () => {
  const { wire, pages } = openStore();
  pages.state("/one/1");
  await pages.request("/one/1");
  expect(pages.state("/one/1").status).toBe("failed");
  expect(pages.state("/one/1").status).toBe("failed");
  expect(wire.tries).toBe(1);

  pages.state("/elsewhere");
  expect(pages.state("/one/1").status).toBe("loading");
  expect(wire.tries).toBe(2);
});

it("says at once that a page is on its way again once somebody has asked for it, with a slash at its end or without", async () => {
  const { wire, pages } = openStore();
  pages.state("/one/1/");
  await pages.request("/one/1");
  const seen: string[] = [];
  const leave = pages.subscribe(() => seen.push(pages.state("/one/1").status));

  wire.isDown = false;
  const asked = pages.retry("/one/1/");
  expect(seen).toEqual(["loading"]);
  await asked;
  expect(seen).toEqual(["loading", "ready"]);

  leave();
  await pages.retry("/one/1");
  expect(seen).toHaveLength(2);
});

it("knows a page whose area is off the site, where a wider area is not, until the area is back", async () => {
  const wider: RegisteredRemote = { ...remote, name: "mfe-all", basePaths: ["/*"] };
  const registry = { remotes: [wider, remote], killed: [] as RegisteredRemote[] };
  const attempt = jest.fn(async (_remote, using) => using(routes));
  const pages = createPageStore(registry, { attempt, forget() {} });
  await pages.request("/one/1");
  await pages.request("/two");
  expect(attempt).toHaveBeenCalledTimes(2);

  Object.assign(registry, { remotes: [wider], killed: [{ ...remote }] });
  pages.dropMoved();
  expect(pages.state("/one/1")).toMatchObject({ status: "off", remote: { name: "mfe-one" } });
  expect(pages.state("/one/1")).toBe(pages.state("/one/1"));
  expect(pages.state("/two").status).toBe("unknown");
  expect(attempt).toHaveBeenCalledTimes(2);

  Object.assign(registry, { remotes: [wider, remote], killed: [] });
  pages.dropMoved();
  expect(pages.state("/one/1").status).toBe("loading");
  await pages.request("/one/1");
  expect(pages.state("/one/1").status).toBe("ready");
});

it("keeps an area off the site whose page was still under way when it was taken off", async () => {
  const registry = { remotes: [remote], killed: [] as RegisteredRemote[] };
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const loader: RemoteLoader = {
    async attempt(_remote, using) {
      await arrived;
      return using(routes);
    },
    forget() {},
  };
  const pages = createPageStore(registry, loader);
  const underWay = pages.request("/one/1");

  Object.assign(registry, { remotes: [], killed: [{ ...remote }] });
  pages.dropMoved();
  expect(pages.state("/one/1").status).toBe("off");
  arrive();
  await underWay;

  expect(pages.state("/one/1").status).toBe("off");
});

describe("while the current release hangs", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** How the page is after so long, with a loader that has what it has after its patience with the current release. */
  async function statusAfter(milliseconds: number, lastGood: RegisteredRemote["lastGood"]) {
    const loader: RemoteLoader = {
      async attempt(_remote, using) {
        await new Promise((resolve) => setTimeout(resolve, 10_000));
        return using(routes);
      },
      forget() {},
    };
    const pages = createPageStore({ remotes: [{ ...remote, lastGood }] }, loader);
    pages.state("/one/1");
    await jest.advanceTimersByTimeAsync(milliseconds);
    return pages.state("/one/1").status;
  }

  it("leaves time for the release before", async () => {
    expect(await statusAfter(10_001, { version: "0", manifestSha384: "" })).toBe("ready");
  });

  it("says within ten seconds that the page cannot be had where there is no release before", async () => {
    expect(await statusAfter(9_001, null)).toBe("failed");
  });
});

it("shows a page in English that came late and whose language hangs, before there would be no page", async () => {
  jest.useFakeTimers();
  setLocale("fr");
  const messages = defineMessages({ hello: "Hello" }, { ...NO_LANGUAGES, fr: () => new Promise(() => {}) });
  const loader: RemoteLoader = {
    async attempt(_remote, using) {
      await new Promise((resolve) => setTimeout(resolve, 3_000));
      return using({ default: [{ path: "/one/:id", page: async () => ({ ...page, messages }) }] });
    },
    forget() {},
  };
  const pages = createPageStore({ remotes: [remote] }, loader);
  void pages.request("/one/1");

  await jest.advanceTimersByTimeAsync(8_000);
  expect(pages.state("/one/1").status).toBe("loading");
  await jest.advanceTimersByTimeAsync(1_001);

  expect(pages.state("/one/1").status).toBe("ready");
  expect(messages.translate("fr")?.("hello")).toBe("Hello");
  setLocale("en");
  jest.useRealTimers();
});

describe("a page that stands in the document", () => {
  const lastGood = { version: "0", manifestSha384: "" };
  let isLanguageDown: boolean;
  let tried: string[];

  /** The current release is there or is not; the one before always is. */
  function openStanding(wire: { isDown: boolean }) {
    const messages = defineMessages(
      { hello: "Hello" },
      {
        ...NO_LANGUAGES,
        fr: async () => {
          if (isLanguageDown) throw new Error("The language cannot be had.");
          return { default: { hello: "Bonjour" } };
        },
      },
    );
    const standing: RoutesModule = { default: [{ path: "/one/:id", page: async () => ({ ...page, messages }) }] };
    const loader: RemoteLoader = {
      async attempt({ current, lastGood }, using) {
        const version = wire.isDown ? lastGood?.version : current.version;
        tried.push(version ?? "none");
        if (version === undefined) throw new Error("No release can be had.");
        return using(standing);
      },
      forget() {},
    };
    const pages = createPageStore({ remotes: [{ ...remote, lastGood }] }, loader);
    let isAsDrawn = false;
    void pages.requestAsDrawn("/one/1").then(() => {
      isAsDrawn = true;
    });
    return { pages, messages, isAsDrawn: () => isAsDrawn };
  }

  beforeEach(() => {
    isLanguageDown = false;
    tried = [];
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
    setLocale("en");
  });

  it("waits for its own release, whatever the release before could draw", async () => {
    const wire = { isDown: true };
    const { isAsDrawn } = openStanding(wire);
    await jest.advanceTimersByTimeAsync(10 * 60_000);
    expect(isAsDrawn()).toBe(false);
    expect(tried.length).toBeGreaterThan(1);
    expect(tried).not.toContain("0");

    // However long it was away, it is asked for every half a minute.
    wire.isDown = false;
    await jest.advanceTimersByTimeAsync(30_000);

    expect(isAsDrawn()).toBe(true);
  });

  it("waits for the language it is drawn in", async () => {
    setLocale("fr");
    isLanguageDown = true;
    const { isAsDrawn, messages, pages } = openStanding({ isDown: false });
    await jest.advanceTimersByTimeAsync(10_000);
    expect(isAsDrawn()).toBe(false);

    isLanguageDown = false;
    await jest.advanceTimersByTimeAsync(30_000);

    expect(isAsDrawn()).toBe(true);
    expect(pages.state("/one/1").status).toBe("ready");
    expect(messages.translate("fr")?.("hello")).toBe("Bonjour");
  });

  it("may be drawn by the release before, once it has been taken over", async () => {
    const wire = { isDown: false };
    const { isAsDrawn, pages } = openStanding(wire);
    await jest.advanceTimersByTimeAsync(1);
    expect(isAsDrawn()).toBe(true);

    wire.isDown = true;
    expect((await pages.retry("/one/1", { brokeWhenDrawn: true })).status).toBe("ready");

    expect(tried.at(-1)).toBe("0");
  });
});

it("shows a page in English that stands nowhere yet and whose language cannot be had", async () => {
  setLocale("fr");
  const messages = defineMessages({ hello: "Hello" }, NO_LANGUAGES);
  const loader: RemoteLoader = {
    attempt: async (_remote, using) =>
      using({ default: [{ path: "/one/:id", page: async () => ({ ...page, messages }) }] }),
    forget() {},
  };
  const pages = createPageStore({ remotes: [remote] }, loader);

  expect((await pages.request("/one/1")).status).toBe("ready");

  expect(messages.translate("fr")?.("hello")).toBe("Hello");
  setLocale("en");
});
