import type { Catalogue } from "@lintel/contract";
import { defineMessages } from "./messages";

const en = {
  greeting: "Hello {name}",
  plain: "Plain",
  files: { one: "{count} file of {owner}", other: "{count} files of {owner}" },
} as const;

const polish: Catalogue<typeof en> = {
  greeting: "Cześć {name}",
  plain: "Zwykły",
  files: { one: "{count} plik", few: "{count} pliki", many: "{count} plików", other: "{count} pliku" },
};

const never = () => Promise.reject(new Error("not asked for in this test"));
const others = { fr: never, it: never, es: never, de: never, nl: never, "zh-CN": never };

afterEach(() => jest.restoreAllMocks());

describe("messages", () => {
  it("fills names and chooses the plural form of English without loading anything", () => {
    const t = defineMessages(en, { ...others, pl: never }).english;

    expect(t("greeting", { name: "Ada" })).toBe("Hello Ada");
    expect(t("plain")).toBe("Plain");
    expect(t("files", { count: 1, owner: "Ada" })).toBe("1 file of Ada");
    expect(t("files", { count: 0, owner: "Ada" })).toBe("0 files of Ada");
    expect(t("files", { count: 1_000, owner: "Ada" })).toBe("1,000 files of Ada");
  });

  it("loads another language once and follows its plural rules", async () => {
    let loads = 0;
    const messages = defineMessages(en, {
      ...others,
      pl: async () => {
        loads += 1;
        return { default: polish };
      },
    });
    expect(messages.translate("pl")).toBeNull();

    await Promise.all([messages.load("pl"), messages.load("pl")]);

    const t = messages.translate("pl");
    expect(loads).toBe(1);
    expect(t?.("files", { count: 3, owner: "Ada" })).toBe("3 pliki");
    expect(t?.("files", { count: 5, owner: "Ada" })).toBe("5 plików");
    expect(t?.("files", { count: 12_345, owner: "Ada" })).toBe("12\u00a0345 plików");
  });

  it("shows English when a language cannot be loaded, and asks for it again later", async () => {
    const told = jest.spyOn(console, "error").mockImplementation(() => undefined);
    let loads = 0;
    const messages = defineMessages(en, {
      ...others,
      pl: async () => {
        loads += 1;
        if (loads === 1) throw new Error("offline");
        return { default: polish };
      },
    });

    await messages.load("pl");
    expect(messages.translate("pl")?.("plain")).toBe("Plain");
    expect(messages.isMissing("pl")).toBe(true);

    await messages.load("pl");
    expect(messages.translate("pl")?.("plain")).toBe("Zwykły");
    expect(messages.isMissing("pl")).toBe(false);
    expect(told).toHaveBeenCalledTimes(1);
  });

  it("leaves a name that nobody gave standing, so that it is seen", () => {
    const { english } = defineMessages({ odd: "Hello {name}" } as Record<string, string>, {
      ...others,
      pl: never,
    });

    expect(english("odd")).toBe("Hello {name}");
  });
});
