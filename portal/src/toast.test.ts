import { provideToasts, type ToastKind, toast } from "./toast";

describe("toasts", () => {
  it("loses none of what is said before their library is here, and keeps the order", async () => {
    const shown: [ToastKind, string][] = [];
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });

    let loads = 0;

    toast.info("first");
    provideToasts(async () => {
      loads++;
      await arrived;
      return (kind, text) => shown.push([kind, text]);
    });
    // What was said before anybody could show it waits for no second toast, and the second asks for nothing that is on its way.
    expect(loads).toBe(1);
    toast.error("second");
    expect(loads).toBe(1);
    expect(shown).toEqual([]);

    arrive();
    await new Promise((resolve) => setTimeout(resolve));
    toast.success("third");

    expect(shown).toEqual([
      ["info", "first"],
      ["error", "second"],
      ["success", "third"],
    ]);
  });

  it("does not say later, beside what is new, what could not be shown when it was said", async () => {
    const told = jest.spyOn(console, "error").mockImplementation(() => {});
    const shown: [ToastKind, string][] = [];
    let isDown = true;
    provideToasts(async () => {
      if (isDown) throw new Error("The line is cut.");
      return (kind, text) => shown.push([kind, text]);
    });

    toast.error("old");
    await new Promise((resolve) => setTimeout(resolve));
    isDown = false;
    toast.success("new");
    await new Promise((resolve) => setTimeout(resolve));

    expect(shown).toEqual([["success", "new"]]);
    expect(told).toHaveBeenCalledTimes(1);
    told.mockRestore();
  });
});
