import { bestMatch, matchPath, remoteFor } from "./paths";

const marketing = { name: "marketing", basePaths: ["/", "/accounts"] };
const banking = { name: "banking", basePaths: ["/online-banking/*"] };
const admin = { name: "admin", basePaths: ["/online-banking/admin/*"] };
const remotes = [marketing, banking, admin];

describe("which remote answers a path", () => {
  it("is the one with the longest claim", () => {
    expect(remoteFor(remotes, "/online-banking/transfer")).toBe(banking);
    expect(remoteFor(remotes, "/online-banking/admin/users")).toBe(admin);
    expect(remoteFor(remotes, "/online-banking/admin")).toBe(admin);
    expect(remoteFor(remotes, "/online-banking/administrator")).toBe(banking);
  });

  it("is nobody for a path that is not claimed", () => {
    expect(remoteFor(remotes, "/accounts/unknown")).toBeNull();
    expect(remoteFor(remotes, "/online-bankings")).toBeNull();
    expect(remoteFor(remotes, "/contact-us")).toBeNull();
  });

  it("does not mind a trailing slash", () => {
    expect(remoteFor(remotes, "/accounts/")).toBe(marketing);
    expect(remoteFor(remotes, "/")).toBe(marketing);
  });
});

describe("routes", () => {
  it("read names out of a path, decoded", () => {
    expect(matchPath("/cards/:id", "/cards/a%20b")).toEqual({ id: "a b" });
    expect(matchPath("/cards/:id", "/cards/")).toBeNull();
    expect(matchPath("/cards/:id", "/cards/1/2")).toBeNull();
    expect(matchPath("/cards/:id/limits", "/cards//limits")).toBeNull();
    expect(matchPath("/cards/:id", "/cards/%zz")).toEqual({ id: "%zz" });
  });

  it("prefer a path without names over one with", () => {
    const routes = [{ path: "/cards/:id" }, { path: "/cards/get-new-card" }];

    expect(bestMatch(routes, "/cards/get-new-card")?.route.path).toBe("/cards/get-new-card");
    expect(bestMatch(routes, "/cards/7")?.params).toEqual({ id: "7" });
  });
});
