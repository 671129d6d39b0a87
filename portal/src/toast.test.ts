import { provideToasts, type ToastKind, toast } from "./toast";

describe("toasts", () => {
  it("loses none of what is said before their library is here, and keeps the order", async () => {
    const shown: [ToastKind, string][] = [];
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });

    toast.info("first");
    provideToasts(async () => {
      await arrived;
      return (kind, text) => shown.push([kind, text]);
    });
    toast.error("second");
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
});
