import { act, renderHook } from "@testing-library/react";
import { secondsLeft, useSecondsLeft } from "./seconds-left";

beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
afterEach(() => jest.useRealTimers());

it("rounds up, so that a lock never reads zero while it holds", () => {
  expect(secondsLeft(1_001, 1_000)).toBe(1);
  expect(secondsLeft(61_000, 1_000)).toBe(60);
  expect(secondsLeft(1_000, 1_000)).toBe(0);
  expect(secondsLeft(0, 1_000)).toBe(0);
});

it("counts sixty seconds down to zero and stops there", () => {
  const { result } = renderHook(() => useSecondsLeft(1_060_000));
  expect(result.current).toBe(60);

  act(() => jest.advanceTimersByTime(1_000));
  expect(result.current).toBe(59);

  act(() => jest.advanceTimersByTime(59_000));
  expect(result.current).toBe(0);
  expect(jest.getTimerCount()).toBe(0);
});

it("follows the clock and not its own ticks when the tab was asleep", () => {
  const { result } = renderHook(() => useSecondsLeft(1_060_000));

  jest.setSystemTime(1_045_000);
  act(() => jest.advanceTimersByTime(250));

  expect(result.current).toBe(15);
});

it("lets nobody wait longer because the device's clock was put back by an hour", () => {
  const { result } = renderHook(() => useSecondsLeft(1_060_000));
  act(() => jest.advanceTimersByTime(10_000));

  jest.setSystemTime(Date.now() - 3_600_000);
  act(() => jest.advanceTimersByTime(1_000));
  expect(result.current).toBe(49);

  act(() => jest.advanceTimersByTime(49_000));
  expect(result.current).toBe(0);
});

it("starts again when another code was sent", () => {
  const { result, rerender } = renderHook(({ until }) => useSecondsLeft(until), { initialProps: { until: 1_060_000 } });
  act(() => jest.advanceTimersByTime(60_000));

  rerender({ until: 1_120_000 });

  expect(result.current).toBe(60);
});

it("leaves no timer behind", () => {
  const { unmount } = renderHook(() => useSecondsLeft(1_060_000));

  unmount();

  expect(jest.getTimerCount()).toBe(0);
});
