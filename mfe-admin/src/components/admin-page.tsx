import { usePageTitle } from "@lintel/portal";
import { Page, type PageProps } from "@lintel/shared-ui/bank";

export function AdminPage(page: PageProps & { title: string }) {
  usePageTitle(page.title);
  return <Page {...page} />;
}
