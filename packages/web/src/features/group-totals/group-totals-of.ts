import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from "react-router";
import { localDay } from "../../format/dates.ts";
import { groupTotalsView } from "./totals-view.ts";

/** The maximum number of trainees in one table. */
const maxTrainees = 500;

/** The variables of the query for the trainees that an address names. */
export function getGroupTotals({ url, params }: Pick<LoaderFunctionArgs, "url" | "params">) {
  return {
    // An invalid number of a group becomes 0, which no group has.
    groupId: /^\d{1,9}$/.test(params.id ?? "") ? Number(params.id) : 0,
    to: localDay(),
    limit: maxTrainees,
    confirmedOnly: groupTotalsView.read(url.searchParams).confirmed,
  };
}

/** The API decides which records count; all other filters of the view are applied here. */
export function revalidateIfCountsChange({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: Pick<ShouldRevalidateFunctionArgs, "currentUrl" | "nextUrl" | "defaultShouldRevalidate">): boolean {
  const counts = ({ searchParams }: URL) => groupTotalsView.read(searchParams).confirmed;
  const isNarrowing =
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.search !== nextUrl.search &&
    counts(currentUrl) === counts(nextUrl);
  return defaultShouldRevalidate && !isNarrowing;
}
