import type { ShouldRevalidateFunctionArgs } from "react-router";

/** For pages whose search parameters narrow what is there already: changing them asks the API nothing. */
export function skipReloadOnSearch({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: Pick<ShouldRevalidateFunctionArgs, "currentUrl" | "nextUrl" | "defaultShouldRevalidate">): boolean {
  const isNarrowing = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return defaultShouldRevalidate && !isNarrowing;
}
