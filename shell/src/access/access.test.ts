import { accessTo, isAdminPath } from "./access";

const nobody = { token: null, ended: null, signedInElsewhereAt: null };
const somebody = { ...nobody, token: "token" };

function access(
  pathname: string,
  session: Parameters<typeof accessTo>[0]["session"] = nobody,
  rememberedPath: string | null = null,
) {
  return accessTo({ pathname, session, rememberedPath });
}

describe("who may see a path", () => {
  it("sends a stranger from any path with /online-banking in it to the login, remembering where they came from", () => {
    expect(access("/online-banking/transfer")).toEqual({ kind: "redirect", to: "/login", remember: true });
    expect(access("/somewhere/online-banking")).toEqual({ kind: "redirect", to: "/login", remember: true });
  });

  it("sends a person who has logged out home, and remembers nothing", () => {
    const left = { ...nobody, ended: "logout" } as const;

    expect(access("/online-banking/transfer", left)).toEqual({ kind: "redirect", to: "/", remember: false });
  });

  it("keeps the path of a person whose session has expired, not of one who logged out in another tab", () => {
    expect(access("/online-banking/cards", { ...nobody, ended: "expired" })).toMatchObject({ remember: true });
    expect(access("/online-banking/cards", { ...nobody, ended: "elsewhere" })).toMatchObject({
      to: "/login",
      remember: false,
    });
  });

  it.each(["/login", "/create-new-profile", "/reset-account-password", "/reset-account-password/new-password"])(
    "sends a signed-in person from %s to the dashboard, or to the path they wanted first",
    (path) => {
      expect(access(path, somebody)).toMatchObject({ kind: "redirect", to: "/online-banking/dashboard" });
      expect(access(path, somebody, "/online-banking/cards")).toMatchObject({ to: "/online-banking/cards" });
      expect(access(path)).toEqual({ kind: "open" });
    },
  );

  it("leaves a guest's page alone when another tab signs in while it is open", () => {
    const elsewhere = { ...somebody, signedInElsewhereAt: "/reset-account-password/new-password" };

    expect(access("/reset-account-password/new-password", elsewhere)).toEqual({ kind: "open" });
    expect(access("/login", elsewhere)).toMatchObject({ kind: "redirect" });
  });

  it("leads from the bare signed-in path to the dashboard", () => {
    expect(access("/online-banking", somebody)).toMatchObject({ to: "/online-banking/dashboard" });
  });

  it("asks for the profile before anything signed-in is shown, and for nothing on public paths", () => {
    expect(access("/online-banking/cards", somebody)).toEqual({ kind: "signed-in" });
    expect(access("/faqs", somebody)).toEqual({ kind: "open" });
  });

  it("knows the admin area from a path that only begins like it", () => {
    expect(isAdminPath("/online-banking/admin/users")).toBe(true);
    expect(isAdminPath("/online-banking/admin")).toBe(true);
    expect(isAdminPath("/online-banking/administration")).toBe(false);
  });
});
