import { LOCALES } from "@lintel/contract";
import { identityFrom } from "../identity";
import { ORIGIN, startSite, type TestSite } from "../site.fixtures";

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ identity: identityFrom({ PUBLIC_URL: ORIGIN, CONTACT_EMAIL: "care@bank.example" }) });
});
afterAll(() => site.close());

it("leads a password manager to where the password is changed", async () => {
  const { statusCode, headers } = await site.app.inject("/.well-known/change-password");

  expect([statusCode, headers.location]).toEqual([302, "/reset-account-password"]);
  // What is asked for to find out whether a site answers everything.
  const nothing = await site.app.inject(
    "/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200",
  );
  expect(nothing.statusCode).toBe(404);
});

it("tells who finds a hole whom to write to, in which languages, and for how long this is true", async () => {
  const { headers, body } = await site.app.inject("/.well-known/security.txt");
  const said = Object.fromEntries(
    body
      .trim()
      .split("\n")
      .map((line) => line.split(": ")),
  );

  expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(said).toEqual({
    Contact: "mailto:care@bank.example",
    Expires: expect.any(String),
    "Preferred-Languages": LOCALES.join(", "),
  });
  const days = (Date.parse(said.Expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

it("names nobody for that where the operator has named nobody", async () => {
  const own = await startSite({ identity: identityFrom({ PUBLIC_URL: ORIGIN }) });

  const { statusCode } = await own.app.inject("/.well-known/security.txt");
  await own.close();

  expect(statusCode).toBe(404);
});

it("has a picture of its mark for a phone's home screen, as large as one asks for, and each page names it", async () => {
  const page = await site.app.inject("/mfe-one/7");
  const path = /<link rel="apple-touch-icon" href="(?<path>[^"]+)">/.exec(page.body)?.groups?.path ?? "/nothing";

  const { headers, rawPayload } = await site.app.inject(path);

  expect(headers["content-type"]).toBe("image/png");
  // Where a PNG says how wide and high it is.
  expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([180, 180]);
});
