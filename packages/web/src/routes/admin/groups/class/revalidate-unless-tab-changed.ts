import type { ShouldRevalidateFunctionArgs } from "react-router";

/** For content above the tabs of a class: changing the tab or its filters does not refetch it. */
export function revalidateUnlessTabChanged({
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
