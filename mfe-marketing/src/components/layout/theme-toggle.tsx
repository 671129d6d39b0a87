import { setTheme, useTheme } from "@lintel/portal";
import { IconButton } from "@lintel/shared-ui";
import { Moon, Sun } from "lucide-react";
import styled from "styled-components";

/* The server cannot know the theme, so both pictures are there and the theme itself chooses. */
const Icons = styled.span`
  display: contents;
  > :first-child {
    display: var(--scene-by-day);
  }
  > :last-child {
    display: var(--scene-by-night);
  }
`;

const Toggle = styled(IconButton)`
  @media (scripting: none) {
    display: none;
  }
`;

export function ThemeToggle({ labels }: { labels: { dark: string; light: string } }) {
  const isDark = useTheme() === "dark";

  return (
    <Toggle
      label={isDark ? labels.light : labels.dark}
      icon={
        <Icons>
          <Moon size={20} strokeWidth={1.75} aria-hidden="true" />
          <Sun size={20} strokeWidth={1.75} aria-hidden="true" />
        </Icons>
      }
      onClick={() => setTheme(isDark ? "light" : "dark")}
    />
  );
}
