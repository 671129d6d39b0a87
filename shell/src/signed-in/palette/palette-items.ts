import { setTheme, toast, useMessages, useTheme } from "@lintel/portal";
import { useGoTo } from "@lintel/portal/host";
import { accountsQuery, transactionsQuery, useProfile } from "@lintel/portal/queries";
import type { NavEntry } from "@lintel/portal/release";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Copy, Keyboard, Landmark, type LucideIcon, Moon, Printer, Send, Sun } from "lucide-react";
import { shellMessages } from "../../messages";
import { navIcon } from "../nav-icons";
import { navLabel } from "../nav-label";
import { paletteMessages } from "./messages";

export interface PaletteItem {
  id: string;
  label: string;
  icon: LucideIcon;
  run: () => void;
}

interface PaletteGroup {
  label: string;
  items: PaletteItem[];
}

/** Everything one can get at from anywhere. What cannot be undone is not among it. */
export function usePaletteGroups(entries: readonly NavEntry[], onShortcuts: () => void): PaletteGroup[] {
  const t = useMessages(paletteMessages);
  const shell = useMessages(shellMessages);
  const goTo = useGoTo();
  const isDark = useTheme() === "dark";
  const profile = useProfile();
  const accounts = useQuery(accountsQuery);
  const transactions = useInfiniteQuery(transactionsQuery());
  const last = transactions.data?.pages[0]?.rows[0];
  const bankingId = profile.data?.banking_id;

  async function copy(id: string) {
    try {
      await navigator.clipboard.writeText(id);
      toast.success(t("bankingIdCopied"));
    } catch {
      toast.error(t("bankingIdNotCopied", { id }));
    }
  }

  const actions: (PaletteItem | undefined)[] = [
    { id: "new-transfer", label: t("newTransfer"), icon: Send, run: () => goTo("/online-banking/transfer") },
    bankingId === undefined
      ? undefined
      : { id: "banking-id", label: t("copyBankingId"), icon: Copy, run: () => void copy(bankingId) },
    {
      id: "theme",
      label: isDark ? shell("lightTheme") : shell("darkTheme"),
      icon: isDark ? Sun : Moon,
      run: () => setTheme(isDark ? "light" : "dark"),
    },
    last && {
      id: "receipt",
      label: t("printLastReceipt"),
      icon: Printer,
      run: () => goTo(`/online-banking/transactions?tx=${encodeURIComponent(last.id)}&print`),
    },
    { id: "shortcuts", label: t("showShortcuts"), icon: Keyboard, run: onShortcuts },
  ];

  return [
    {
      label: t("pages"),
      items: entries.map((entry) => ({
        id: entry.to,
        label: navLabel(entry.label, shell),
        icon: navIcon(entry.icon),
        run: () => goTo(entry.to),
      })),
    },
    {
      label: shell("accounts"),
      items: (accounts.data ?? []).map(({ id, account_type: type, account_number: number }) => ({
        id,
        label: t("accountEnding", { type: t(type), ending: number.slice(-2) }),
        icon: Landmark,
        run: () => goTo(`/online-banking/accounts/${number}`),
      })),
    },
    { label: t("actions"), items: actions.filter((action) => action !== undefined) },
  ];
}
