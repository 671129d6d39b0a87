import { Link, usePageTitle } from "@lintel/portal";

export default function DashboardPage() {
  usePageTitle("Dashboard");
  return (
    <main id="main">
      <h1 tabIndex={-1}>Dashboard</h1>
      <Link to="/">Home</Link> <Link to="/login">Sign in</Link> <Link to="/online-banking/dashboard">Dashboard</Link>
    </main>
  );
}
