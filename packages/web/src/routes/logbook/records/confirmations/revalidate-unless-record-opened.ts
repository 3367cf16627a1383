import type { ShouldRevalidateFunctionArgs } from "react-router";

/** Opening the details of a record leaves the list as it is. */
export function revalidateUnlessRecordOpened({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return (
    defaultShouldRevalidate && (currentUrl.href === nextUrl.href || listOf(currentUrl) !== listOf(nextUrl))
  );
}

function listOf({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  query.delete("record");
  return `${pathname}?${query}`;
}
