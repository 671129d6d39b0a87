import {
  formatDate,
  formatDateTime,
  formatDayTime,
  formatMonth,
  formatRecent,
  formatShortMonth,
  formatWeekday,
  formatYear,
  monthKey,
  partOfDay,
} from "./format-date";

const morning = new Date(2026, 10, 20, 8, 12);

it("writes the day before the month", () => {
  expect(formatDate(morning)).toBe("20 November 2026");
  expect(formatDateTime(morning)).toBe("20 November 2026, 08:12");
  expect(formatDayTime(morning)).toBe("20 Nov, 08:12");
  expect(formatDayTime(morning, "en", new Date(2026, 0, 1))).toBe("20 Nov, 08:12");
  expect(formatDayTime(morning, "en", new Date(2027, 8, 1))).toBe("20 Nov 2026, 08:12");
  expect(formatDayTime(new Date(2025, 8, 10, 14, 5), "en", morning)).toBe("10 Sep 2025, 14:05");
  expect(formatWeekday(morning)).toBe("Friday 20 November");
});

it("says today and yesterday by the calendar, not by the hour", () => {
  expect(formatRecent(morning, new Date(2026, 10, 20, 23, 59))).toBe("Today, 08:12");
  expect(formatRecent(new Date(2026, 10, 19, 23, 59), new Date(2026, 10, 20, 0, 1))).toBe("Yesterday, 23:59");
  expect(formatRecent(morning, new Date(2026, 10, 22))).toBe("20 Nov, 08:12");
  expect(formatRecent(morning, new Date(2027, 0, 3))).toBe("20 Nov 2026, 08:12");
  expect(formatRecent(morning, morning, "fr")).toBe("Aujourd’hui, 08:12");
});

it("puts no comma between a Chinese day and its time", () => {
  expect(formatDateTime(morning, "zh-CN")).toBe("2026年11月20日 08:12");
  expect(formatDayTime(morning, "zh-CN")).toBe("11月20日 08:12");
  expect(formatRecent(morning, morning, "zh-CN")).toBe("今天 08:12");
});

it("writes the first of a month as French does, and no other day", () => {
  const first = new Date(2026, 10, 1, 8, 12);

  expect(formatDate(first, "fr")).toBe("1er novembre 2026");
  expect(formatDayTime(first, "fr")).toBe("1er nov., 08:12");
  expect(formatWeekday(first, "fr")).toBe("dimanche 1er novembre");
  expect(formatDate(new Date(2026, 10, 21), "fr")).toBe("21 novembre 2026");
  expect(formatDate(first, "it")).toBe("1 novembre 2026");
});

it("keys months so that they sort and read back", () => {
  expect(monthKey(morning)).toBe("2026-11");
  expect(formatMonth("2026-11")).toBe("November 2026");
  expect(formatShortMonth("2026-01")).toBe("Jan");
  expect(formatShortMonth("2026-09")).toBe("Sep");
  expect(formatYear("2026-01")).toBe("2026");
  expect(monthKey(new Date(2026, 0, 1))).toBe("2026-01");
});

it("goes by the calendar of whoever reads, and not by the bank's", () => {
  // East of Greenwich the first of December has begun.
  const at = new Date("2026-11-30T23:30:00Z");
  jest.spyOn(at, "getMonth").mockReturnValue(11);
  jest.spyOn(at, "getDate").mockReturnValue(1);

  expect(monthKey(at)).toBe("2026-12");
  expect(formatRecent(at, new Date(2026, 11, 1, 12))).toMatch(/^Today/);
});

it("goes with a reader whose device has another zone by now, as months and days do", () => {
  const at = new Date("2026-11-30T23:30:00Z");
  const before = formatDayTime(at);
  // As in Kiritimati, a day ahead of Greenwich.
  const zone = jest.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(-14 * 60);
  const after = [formatDayTime(at), formatDateTime(at)];
  zone.mockRestore();

  expect(before).toBe("30 Nov, 23:30");
  expect(after).toEqual(["1 Dec, 13:30", "1 December 2026, 13:30"]);
});

it("greets by the hour: morning before 12, afternoon before 18, evening after", () => {
  expect(partOfDay(new Date(2026, 1, 1, 0))).toBe("morning");
  expect(partOfDay(new Date(2026, 1, 1, 11, 59))).toBe("morning");
  expect(partOfDay(new Date(2026, 1, 1, 12))).toBe("afternoon");
  expect(partOfDay(new Date(2026, 1, 1, 17, 59))).toBe("afternoon");
  expect(partOfDay(new Date(2026, 1, 1, 18))).toBe("evening");
});

it("shows nothing for a time that is none", () => {
  expect(formatDate("soon")).toBe("");
});
