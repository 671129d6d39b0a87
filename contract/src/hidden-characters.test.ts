import { hasHidden, withoutHidden } from "./hidden-characters";

it.each([
  ["a tab from a spreadsheet", "Rent\tMay", "Rent May"],
  ["the lines of an address", "Main St. 5\r\nFloor 2", "Main St. 5 Floor 2"],
  ["a zero-width blank from a web page", "Rent\u200b May\ufeff", "Rent May"],
  ["the joiners of an emoji", "👨\u200d👩\u200d👧", "👨👩👧"],
  ["an override that turns the text around", "a\u202ecb", "acb"],
])("takes out %s", (_what, pasted, kept) => {
  expect(hasHidden(pasted)).toBe(true);

  expect(withoutHidden(pasted)).toBe(kept);
  expect(hasHidden(kept)).toBe(false);
});

it("leaves what can be seen as it is", () => {
  expect(withoutHidden(" Miete für Łódź, 家賃 💸 ")).toBe(" Miete für Łódź, 家賃 💸 ");
});
