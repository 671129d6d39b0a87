import { Link, useLocation, usePageTitle } from "@lintel/portal";

export function NotFoundView() {
  usePageTitle("Page not found");
  const { pathname } = useLocation();
  return (
    <main id="main">
      <h1 tabIndex={-1}>Page not found</h1>
      {pathname === "/contact-us" && (
        <p>
          <Link to="/contact">Looking for Contact us?</Link>
        </p>
      )}
      <Link to="/">Go Home</Link>
    </main>
  );
}
