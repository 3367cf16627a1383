import { accountLimits } from "@cathedra/domain/accounts";
import { filterByTitle } from "../../../features/videos/filter-by-title.ts";

/** How the list of accounts is ordered (9.014). */
export type AccountOrder = "a-z" | "z-a";

export const accountOrders: readonly { readonly value: AccountOrder; readonly label: string }[] = [
  { value: "a-z", label: "Name A-Z" },
  { value: "z-a", label: "Name Z-A" },
];

export type AccountView = { readonly search: string; readonly order: AccountOrder };

/** Reads the view from the address; the default is all accounts, A-Z. */
export function readAccountView(query: URLSearchParams): AccountView {
  return { search: query.get("search") ?? "", order: query.get("order") === "z-a" ? "z-a" : "a-z" };
}

export function writeAccountView({ search, order }: AccountView): URLSearchParams {
  const query = new URLSearchParams();
  if (search !== "") query.set("search", search);
  if (order !== "a-z") query.set("order", order);
  return query;
}

const byName = new Intl.Collator("en", { sensitivity: "base", numeric: true });

/** The accounts whose name contains every word of the search, in the requested order (9.014, 9.025). */
export function accountsToShow<Account extends { readonly name: string }>(
  accounts: readonly Account[],
  { search, order }: AccountView,
): readonly Account[] {
  const titled = accounts.map((account) => ({ title: account.name, account }));
  const direction = order === "a-z" ? 1 : -1;
  return filterByTitle(titled, search)
    .map(({ account }) => account)
    .toSorted((a, b) => direction * byName.compare(a.name, b.name));
}

/** Whether these are certainly all accounts: a full page may be only a part of them. */
export function isWholeList(accounts: readonly unknown[]): boolean {
  return accounts.length < accountLimits.listed;
}
