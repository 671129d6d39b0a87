import { localValues, sessionValues, tellSite } from "./browser-storage";

const refuse = () => {
  throw new DOMException("full", "QuotaExceededError");
};

afterEach(() => {
  jest.restoreAllMocks();
  localValues.remove("theme");
});

describe("R25 a browser that takes nothing", () => {
  it("keeps a value as long as the page lives, and says that it is not kept", () => {
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);

    localValues.set("theme", "dark");

    expect([localValues.get("theme"), localValues.isKept("theme")]).toEqual(["dark", false]);
    expect(localStorage.getItem("theme")).toBeNull();
  });

  it("is not asked for what it took before it was full", () => {
    localValues.set("theme", "dark");
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);

    localValues.set("theme", "light");

    expect(localValues.get("theme")).toBe("light");
  });

  it("is asked again once it takes something", () => {
    const full = jest.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
    localValues.set("theme", "dark");
    full.mockRestore();

    localValues.set("theme", "light");

    expect([localStorage.getItem("theme"), localValues.get("theme"), localValues.isKept("theme")]).toEqual([
      "light",
      "light",
      true,
    ]);
  });

  it("holds what another tab has written or cleared since, and goes on without what it has not", () => {
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
    const elsewhere = (key: string | null) => window.dispatchEvent(new StorageEvent("storage", { key }));
    localValues.set("theme", "dark");

    elsewhere("currency");
    expect(localValues.get("theme")).toBe("dark");
    elsewhere("theme");
    expect(localValues.get("theme")).toBeNull();

    localValues.set("theme", "dark");
    sessionValues.set("theme", "this tab's");
    elsewhere(null);
    expect([localValues.get("theme"), sessionValues.get("theme")]).toEqual([null, "this tab's"]);
    sessionValues.remove("theme");
  });

  it("may also be closed to us altogether", () => {
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
    jest.spyOn(Storage.prototype, "removeItem").mockImplementation(refuse);

    localValues.set("theme", "dark");
    const kept = localValues.get("theme");
    localValues.remove("theme");

    expect([kept, localValues.get("theme")]).toEqual(["dark", null]);
  });
});

it("tells the site for a year, on every page of it, and sends nothing along from anybody else's", () => {
  const written = jest.spyOn(document, "cookie", "set");

  tellSite("theme", "dark");

  expect(written).toHaveBeenCalledWith("theme=dark; Path=/; Max-Age=31536000; SameSite=Lax");
});
