import { identityFrom, withIdentity } from "../identity";
import { pageHead } from "./page-head";

const page = {
  title: "Checking account · Lintel",
  description: 'No "small print" & no fee',
  structuredData: [
    {
      "@type": "BankOrCreditUnion",
      url: "{origin}/",
      telephone: "{phone}",
      note: "</script><b>",
      item: [{ item: "{origin}/accounts" }],
    },
  ],
};

const unset = identityFrom({ PUBLIC_URL: "https://bank.example/" });
const set = identityFrom({ PUBLIC_URL: "https://bank.example", CONTACT_PHONE: "+1 555 0100" });

it("names the one address of a page, whatever the language", () => {
  const head = pageHead(page, "/accounts/checking", "fr", unset).join("");

  expect(head).toContain('<link rel="canonical" href="https://bank.example/accounts/checking">');
  expect(head).toContain('content="https://bank.example/accounts/checking"');
  expect(head).toContain('<meta property="og:locale" content="fr_FR">');
});

it("escapes what stands in an attribute", () => {
  expect(pageHead(page, "/", "en", unset)[0]).toBe(
    '<meta name="description" content="No &quot;small print&quot; &amp; no fee">',
  );
});

it("tells search engines the operator's details, and leaves out what is not set", () => {
  const without = pageHead(page, "/", "en", unset).at(-1) ?? "";
  const withPhone = pageHead(page, "/", "en", set).at(-1) ?? "";

  expect(without).not.toContain("telephone");
  expect(without).toContain('"url":"https://bank.example/"');
  expect(without).toContain('"item":"https://bank.example/accounts"');
  expect(withPhone).toContain('"telephone":"+1 555 0100"');
});

it("lets no text end the block that it stands in", () => {
  const block = pageHead(page, "/", "en", unset).at(-1) ?? "";

  expect(block.match(/<\/script>/g)).toHaveLength(1);
});

it("keeps the specification's placeholders on the page until they are set", () => {
  expect(withIdentity("<dd>{phone}</dd>", unset)).toBe("<dd>{phone}</dd>");
  expect(withIdentity("<dd>{phone}</dd>", set)).toBe("<dd>+1 555 0100</dd>");
});
