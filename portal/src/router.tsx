import { createContext, use } from "react";

/** The one door to the router: only what is named here is in the first download, and no one else imports react-router-dom. */
export {
  Link,
  type LinkProps,
  Navigate,
  NavLink,
  type NavLinkProps,
  useLocation,
  useNavigate,
  useSearchParams,
} from "react-router-dom";

export const ParamsContext = createContext<Readonly<Record<string, string>>>({});

/** The values of the current route's `:names`. */
export function useParams<Name extends string = string>(): Readonly<Partial<Record<Name, string>>> {
  return use(ParamsContext) as Readonly<Partial<Record<Name, string>>>;
}
