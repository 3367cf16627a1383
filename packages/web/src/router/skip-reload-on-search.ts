import type { ShouldRevalidateFunctionArgs } from "react-router";

/** Skips the reload on pages whose search parameters only filter loaded data. */
export function skipReloadOnSearch({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: Pick<ShouldRevalidateFunctionArgs, "currentUrl" | "nextUrl" | "defaultShouldRevalidate">): boolean {
  const isNarrowing = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return defaultShouldRevalidate && !isNarrowing;
}
