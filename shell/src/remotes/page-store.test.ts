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
