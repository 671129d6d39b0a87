import { Recent } from "./recent";

it("lets go of what was asked for longest ago, however much else comes and goes", () => {
  const pages = new Recent<string>(3);
  pages.set("/", "home");

  for (let stranger = 0; stranger < 10; stranger++) {
    pages.set(`/${stranger}`, "nothing");
    expect(pages.get("/")).toBe("home");
  }

  expect(["/7", "/8", "/9"].map((path) => pages.get(path))).toEqual([undefined, "nothing", "nothing"]);
});

it("keeps one value for a key, the newest", () => {
  const pages = new Recent<string>(2);
  pages.set("/", "old");
  pages.set("/cards", "cards");
  pages.set("/", "new");

  expect([pages.get("/"), pages.get("/cards")]).toEqual(["new", "cards"]);
});
