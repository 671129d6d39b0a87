import { ChevronRight } from "lucide-react";
import type { ElementType, ReactNode } from "react";
import styled from "styled-components";

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 6px;
  color: var(--text-muted);
  font: var(--type-caption);
  li {
    display: flex;
    align-items: center;
    gap: 6px;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-width: 44px;
    min-height: 44px;
    /* To the eye it is as wide as its word: after a short one a gap stood before the next arrow. */
    margin-inline: -6px;
    padding-inline: 6px;
  }
`;

export interface Crumb {
  label: ReactNode;
  /** Where it leads; the last one, the page itself, has none. */
  to?: string;
}

export interface BreadcrumbProps {
  items: readonly Crumb[];
  /** The router's link, which is given `to`; a plain anchor otherwise. */
  component?: ElementType;
  label?: string;
}

export function Breadcrumb({ items, component: Link, label = "Breadcrumb" }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <List>
        {items.map((item, index) => (
          <li key={item.to ?? "here"}>
            {index > 0 && <ChevronRight size={14} aria-hidden="true" />}
            {item.to === undefined ? (
              <span aria-current="page">{item.label}</span>
            ) : Link ? (
              <Link to={item.to}>{item.label}</Link>
            ) : (
              <a href={item.to}>{item.label}</a>
            )}
          </li>
        ))}
      </List>
    </nav>
  );
}
