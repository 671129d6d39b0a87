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
