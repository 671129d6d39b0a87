import { LiveRegions } from "@lintel/shared-ui";
import { createRoot } from "react-dom/client";
import "@lintel/shared-ui/theme.css";
import { Gallery } from "./gallery";

const query = new URLSearchParams(window.location.search);
const theme = query.get("theme") ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
document.documentElement.dataset.theme = theme;

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <>
      <Gallery theme={theme} isFramed={query.has("framed")} open={query.get("open")} />
      <LiveRegions />
    </>,
  );
}
