import { hasHidden, withoutHidden } from "./hidden-characters";

it.each([
  ["a tab from a spreadsheet", "Rent\tMay", "Rent May"],
  ["the lines of an address", "Main St. 5\r\nFloor 2", "Main St. 5 Floor 2"],
  ["the separators of lines and paragraphs", "Rent\u2028\u2029 May", "Rent May"],
  ["a zero-width blank from a web page", "Rent\u200b May\ufeff", "Rent May"],
  ["a hyphen that shows nowhere", "pay\u00adpal", "paypal"],
  ["joiners that join nothing", "pay\u200dpal 💸\u200d", "paypal 💸"],
  ["the letters of a flag without the flag", "Rent\u{e0041}\u{e0042}", "Rent"],
  ["an override that turns the text around", "a\u202ecb", "acb"],
  ["the mark of a script that is written the other way", "a\u061ccb", "acb"],
  ["letters that only hold a place", "\u3164Rent\u115f\u1160\uffa0 May\u17b4\u17b5", "Rent May"],
  ["a pattern of Braille without a dot", "\u2800Rent", "Rent"],
  ["what joins letters for sorting alone", "pay\u034fpal", "paypal"],
  ["a shape of nothing", "\ufe0fRent \u{e0100}\u180bMay", "Rent May"],
  ["half of an emoji", "Rent \ud83d", "Rent "],
])("takes out %s", (_what, pasted, kept) => {
  expect(hasHidden(pasted)).toBe(true);

  expect(withoutHidden(pasted)).toBe(kept);
  expect(hasHidden(kept)).toBe(false);
});

it("takes whatever Unicode keeps for showing nothing for hidden, also what it has not given out yet", () => {
  const all = Array.from({ length: 0x110000 }, (_, point) => String.fromCodePoint(point));

  expect(all.filter((text) => /\p{Default_Ignorable_Code_Point}/u.test(text) && !hasHidden(text))).toEqual([]);
});

it.each([
  ["letters of other scripts", " Miete für Łódź, 家賃 💸 "],
  ["a family", "👨\u200d👩\u200d👧"],
  ["a shrug with a skin and a sex", "Rent 🤷🏽\u200d♀️ May"],
  ["a heart, a key and a name that choose a shape", "❤\ufe0f 1\ufe0f\u20e3 葛\u{e0100}城"],
  ["a flag of rainbow", "🏳️\u200d🌈"],
  ["the flag of Scotland", "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f} trip"],
])("leaves %s as they are", (_what, text) => {
  expect(hasHidden(text)).toBe(false);
  expect(withoutHidden(text)).toBe(text);
});

it.each([
  ["a flag that has no end", "🏴", "\u{e0067}", `🏴${"\u{e0067}".repeat(32)}`],
  ["shapes of nothing", "\ufe0f", "\ufe0f", ""],
])("reads %s in a time that grows with its length alone", (_what, first, next, kept) => {
  const text = first + next.repeat(50_000);
  const start = process.cpuUsage();

  expect(hasHidden(text)).toBe(true);
  expect(withoutHidden(text)).toBe(kept);
  expect(process.cpuUsage(start).user).toBeLessThan(500_000);
});
