import { api } from "@lintel/portal";
import { queryClient } from "@lintel/portal/queries";

/** A history of years takes a slow line longer than any other answer. */
const TIMEOUT_MS = 300_000;

/** Saves the profile, accounts, cards and transactions of the person signed in. Answers the name of the file. */
export async function downloadMyData(): Promise<string> {
  // As a query it is broken off with everything of the person's when their session ends: nothing is saved for whoever sits here then.
  const data = await queryClient.fetchQuery({
    queryKey: ["export"],
    queryFn: ({ signal }) => api("GET /me/export", { timeoutMs: TIMEOUT_MS, signal }),
    retry: false,
    networkMode: "always",
    gcTime: 0,
  });
  // The day where the person is, as ISO writes it: Swedish does.
  const name = `lintel-data-${new Date().toLocaleDateString("sv-SE")}.json`;
  save(JSON.stringify(data, null, 2), name);
  return name;
}

function save(text: string, name: string) {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address after this task.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
