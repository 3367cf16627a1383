import type { ShouldRevalidateFunctionArgs } from "react-router";

/** For what stands over the tabs of a class: going from tab to tab, or changing what one shows, reads it no second time. */
export function keepOnTab({
  currentParams,
  nextParams,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: Pick<
  ShouldRevalidateFunctionArgs,
  "currentParams" | "nextParams" | "currentUrl" | "nextUrl" | "defaultShouldRevalidate"
>): boolean {
  const isOfSameGroup = currentParams.id === nextParams.id && currentUrl.href !== nextUrl.href;
  return defaultShouldRevalidate && !isOfSameGroup;
}
