import { setLocale } from "@lintel/portal";
import { act, renderHook } from "@testing-library/react";
import { useLegalDate } from "./legal-date";

afterEach(() => act(() => setLocale("en")));

it("writes the day first, in English too", () => {
  const { result } = renderHook(() => useLegalDate());
  expect(result.current).toMatch(/^\d{1,2} \p{L}+ \d{4}$/u);

  act(() => setLocale("de"));
  expect(result.current).toMatch(/^\d{1,2}\. \p{L}+ \d{4}$/u);
});
