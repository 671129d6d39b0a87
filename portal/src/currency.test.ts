import { act, renderHook } from "@testing-library/react";
import { followCurrency, setCurrency, useCurrency } from "./currency";

followCurrency();

it("is what another page has chosen: in another tab, or while this one lay in the back-forward cache", () => {
  setCurrency("EUR");
  const { result } = renderHook(() => useCurrency()?.code);

  localStorage.setItem("currency", "GBP");
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "currency", newValue: "GBP" })));
  expect(result.current).toBe("GBP");

  localStorage.setItem("currency", "CHF");
  act(() => void window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  expect(result.current).toBe("CHF");

  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: null })));
  expect(result.current).toBeUndefined();
});
