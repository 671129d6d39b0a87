import { act, renderHook } from "@testing-library/react";
import { usePending } from "./use-pending";

it("runs one piece of work at a time, however often it is asked", async () => {
  const { result } = renderHook(() => usePending());
  let finish = () => {};
  const work = jest.fn(
    () =>
      new Promise<void>((done) => {
        finish = done;
      }),
  );

  act(() => {
    void result.current[1](work);
    void result.current[1](work);
  });
  expect(work).toHaveBeenCalledTimes(1);
  expect(result.current[0]).toBe(true);

  await act(async () => finish());
  expect(result.current[0]).toBe(false);
});

it("is ready again after work that failed", async () => {
  const { result } = renderHook(() => usePending());

  await act(async () => {
    await result.current[1](() => Promise.reject(new Error("no"))).catch(() => {});
  });

  expect(result.current[0]).toBe(false);
});

it("says to work that comes back whether anybody is still there", async () => {
  const { result, unmount } = renderHook(() => usePending());
  let isHere = () => false;
  act(() => {
    void result.current[1]((ask) => {
      isHere = ask;
      return new Promise(() => undefined);
    });
  });
  expect(isHere()).toBe(true);

  unmount();

  expect(isHere()).toBe(false);
});
