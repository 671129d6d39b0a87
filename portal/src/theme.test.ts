import { followTheme, setTheme } from "./theme";

const shown = () => document.documentElement.dataset.theme;
let isDarkOutside = false;
let tellSystem: () => void = () => undefined;

beforeEach(() => {
  localStorage.clear();
  isDarkOutside = false;
  Object.assign(window, {
    matchMedia: () => ({
      get matches() {
        return isDarkOutside;
      },
      addEventListener: (_type: string, listener: () => void) => (tellSystem = listener),
      removeEventListener: () => (tellSystem = () => undefined),
    }),
  });
});

it("follows the system until a person chooses, and not any more then", () => {
  const unfollow = followTheme();
  expect(shown()).toBe("light");

  isDarkOutside = true;
  tellSystem();
  expect(shown()).toBe("dark");

  setTheme("light");
  tellSystem();
  expect(shown()).toBe("light");
  unfollow();

  const unfollowLater = followTheme();
  expect(shown()).toBe("light");
  expect(document.cookie).toContain("theme=light");
  unfollowLater();
});

it("follows what is chosen in another tab, until nobody needs it any more", () => {
  const unfollow = followTheme();

  localStorage.setItem("theme", "dark");
  window.dispatchEvent(new StorageEvent("storage", { key: "theme" }));
  expect(shown()).toBe("dark");

  unfollow();
  localStorage.setItem("theme", "light");
  window.dispatchEvent(new StorageEvent("storage", { key: "theme" }));
  expect(shown()).toBe("dark");
});

it("looks again when a page comes back from the back-forward cache, or all that is kept was cleared", () => {
  const unfollow = followTheme();

  localStorage.setItem("theme", "dark");
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  expect(shown()).toBe("dark");

  localStorage.clear();
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
  expect(shown()).toBe("light");
  unfollow();
});

it("takes nothing for a choice that is no theme of ours", () => {
  localStorage.setItem("theme", "sepia");

  const unfollow = followTheme();

  expect(shown()).toBe("light");
  unfollow();
});

it("tells the site again what was chosen only where its document shows another theme", () => {
  localStorage.setItem("theme", "dark");
  const written = jest.spyOn(document, "cookie", "set");

  document.documentElement.dataset.theme = "dark";
  followTheme()();
  expect(written).not.toHaveBeenCalled();

  document.documentElement.dataset.theme = "light";
  followTheme()();
  expect(written).toHaveBeenCalledWith(expect.stringContaining("theme=dark"));
  written.mockRestore();
});

it("colours the browser's bars as the page that was chosen, whatever the system has", () => {
  document.head.innerHTML =
    '<meta name="theme-color" content="white" media="(prefers-color-scheme: light)">' +
    '<meta name="theme-color" content="black" media="(prefers-color-scheme: dark)">';
  document.documentElement.style.setProperty("--canvas", " #101418");

  setTheme("dark");

  const metas = [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")];
  expect(metas.map((meta) => [meta.content, meta.getAttribute("media")])).toEqual([
    ["#101418", null],
    ["#101418", null],
  ]);
  document.head.innerHTML = "";
  document.documentElement.removeAttribute("style");
});

it("ends what glides from one theme to the other, and lets alone what turns without an end", () => {
  class Gliding {
    finish = jest.fn();
  }
  const gliding = new Gliding();
  const turning = {
    finish: jest.fn(() => {
      throw new DOMException("It has no end.", "InvalidStateError");
    }),
  };
  Object.assign(window, { CSSTransition: Gliding });
  Object.assign(document, { getAnimations: () => [turning, gliding] });

  setTheme("dark");

  expect([gliding.finish.mock.calls.length, turning.finish.mock.calls.length]).toEqual([1, 0]);
  Reflect.deleteProperty(document, "getAnimations");
  Reflect.deleteProperty(window, "CSSTransition");
});
