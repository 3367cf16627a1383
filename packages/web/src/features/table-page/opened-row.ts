import type { ShouldRevalidateFunctionArgs } from "react-router";

/** The parameter of the row whose details are open. */
export const openedParameter = "open";

/** The address with the details of this row open; with null, without open details. */
export function withOpened(query: URLSearchParams, id: string | number | null): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete(openedParameter);
  if (id !== null) next.set(openedParameter, String(id));
  return next;
}

/** For pages that have loaded all rows of their table: changing the search, filter or order does not refetch it. */
export function revalidateUnlessViewChanged({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: Pick<ShouldRevalidateFunctionArgs, "currentUrl" | "nextUrl" | "defaultShouldRevalidate">): boolean {
  const isView = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return defaultShouldRevalidate && !isView;
}

/** Revalidates unless only a row was opened or closed, which needs no new table. */
export function revalidateUnlessRowOpened({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: Pick<ShouldRevalidateFunctionArgs, "currentUrl" | "nextUrl" | "defaultShouldRevalidate">): boolean {
  const table = ({ pathname, searchParams }: URL) => `${pathname}?${withOpened(searchParams, null)}`;
  const isDetail = currentUrl.search !== nextUrl.search && table(currentUrl) === table(nextUrl);
  return defaultShouldRevalidate && !isDetail;
}
