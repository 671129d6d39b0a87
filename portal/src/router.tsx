import {
  type AnchorHTMLAttributes,
  createContext,
  type MouseEvent,
  type ReactNode,
  type Ref,
  use,
  useEffect,
  useMemo,
} from "react";
import { type To, useHref, useLocation, useNavigate } from "react-router-dom";
import { withoutTrailingSlash } from "./paths";

/**
 * The one door to the router. Its history, locations and navigation are react-router's; its own link brings loaders, fetchers
 * and prefetching along, which cost a quarter of the first download's router and serve nothing here.
 */
export { useLocation, useNavigate } from "react-router-dom";

export const ParamsContext = createContext<Readonly<Record<string, string>>>({});

/** The values of the current route's `:names`. */
export function useParams<Name extends string = string>(): Readonly<Partial<Record<Name, string>>> {
  return use(ParamsContext) as Readonly<Partial<Record<Name, string>>>;
}

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  to: To;
  replace?: boolean;
  state?: unknown;
  children?: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

/** To the top of what stands there now, and the keyboard to its heading. */
export function standAtTop(): void {
  if (window.location.hash === "") window.scrollTo(0, 0);
  const heading = document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
  if (heading === null) return;
  if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

interface GoOptions {
  replace?: boolean;
  state?: unknown;
}

/** To where one is makes no second entry for the way back. To the page that one is at leads to its top: no path changes, so that nobody arrives. */
export function useGoTo(): (href: string, options?: GoOptions) => void {
  const navigate = useNavigate();
  return (href, { replace = false, state } = {}) => {
    const { pathname, search, hash } = window.location;
    const page = withoutTrailingSlash(pathname);
    const isHere = href === `${page}${search}${hash}`;
    void navigate(href, { replace: replace || isHere, state });
    if (href === page || (isHere && hash === "")) standAtTop();
  };
}

/** A real link, which the browser may open in a new tab; a plain click goes there without a new document. */
export function Link({ to, replace = false, state, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const goTo = useGoTo();

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || (rest.target && rest.target !== "_self")) return;
    event.preventDefault();
    goTo(href, { replace, state });
  }

  return <a {...rest} href={href} onClick={handleClick} />;
}

export interface NavLinkProps extends LinkProps {
  /** Current only on the very path, not on those below it. */
  end?: boolean;
}

/** A link that says when it leads to where one is. */
export function NavLink({ end = false, ...props }: NavLinkProps) {
  const { pathname } = useLocation();
  const target = useHref(props.to).split(/[?#]/)[0] ?? "";
  const isCurrent = pathname === target || (!end && pathname.startsWith(`${target}/`));
  return <Link aria-current={isCurrent ? "page" : undefined} {...props} />;
}

interface NavigateProps {
  to: To;
  replace?: boolean;
  state?: unknown;
}

/** Goes elsewhere as soon as it is drawn. */
export function Navigate({ to, replace = false, state }: NavigateProps) {
  const navigate = useNavigate();
  const href = useHref(to);
  useEffect(() => {
    void navigate(href, { replace, state });
  }, [navigate, href, replace, state]);
  return null;
}

type NextSearch = URLSearchParams | Record<string, string> | string;

type SetSearch = (
  next: NextSearch | ((current: URLSearchParams) => NextSearch),
  /** The page never scrolls for a change of its search alone. */
  options?: { replace?: boolean; state?: unknown },
) => void;

export function useSearchParams(): [URLSearchParams, SetSearch] {
  const { pathname: shown, search } = useLocation();
  const navigate = useNavigate();

  return [
    useMemo(() => new URLSearchParams(search), [search]),
    (next, options) => {
      // Who calls late, as a field does that waits for a pause, must not undo what has been chosen meanwhile: a way to another page least of all.
      const { pathname, search, hash } = window.location;
      if (withoutTrailingSlash(pathname) !== shown) return;
      const params = new URLSearchParams(typeof next === "function" ? next(new URLSearchParams(search)) : next);
      void navigate({ search: params.toString() !== "" ? `?${params}` : "", hash }, options);
    },
  ];
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
}
