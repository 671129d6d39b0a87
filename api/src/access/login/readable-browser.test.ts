import { readableBrowser } from "./readable-browser";

const CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0";
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/140.0.0.0`, "Edge", "Windows"],
  [`Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Safari/537.36 OPR/122.0.0.0`, "Opera", "Linux"],
  [`Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`, "Chrome", "Android"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/604.1",
    "Safari",
    "iOS",
  ],
  [`Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36 EdgA/140.0.0.0`, "Edge", "Android"],
  [
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36",
    "Samsung Internet",
    "Android",
  ],
  [`${IPHONE} CriOS/140.0.7339.101 Mobile/15E148 Safari/604.1`, "Chrome", "iOS"],
  [`${IPHONE} FxiOS/143.0 Mobile/15E148 Safari/605.1.15`, "Firefox", "iOS"],
  [`${IPHONE} Version/18.0 EdgiOS/140.0.3485.54 Mobile/15E148 Safari/604.1`, "Edge", "iOS"],
  [`${IPHONE} Version/18.6 Mobile/15E148 Safari/604.1 OPT/5.6.1`, "Opera", "iOS"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:143.0) Gecko/20100101 Firefox/143.0", "Firefox", "macOS"],
  ["Call 555-0100 about your account", undefined, undefined],
])("reads %s", (userAgent, browser, system) => {
  expect(readableBrowser(userAgent)).toEqual({ browser, system });
});
