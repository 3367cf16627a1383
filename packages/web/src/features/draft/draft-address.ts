/** Drafts that were begun on this page and in which nothing was typed yet, so that the portal has nothing of them. */
const untouched = new Set<string>();

/** The draft that an address names; undefined if it names none. */
export function draftIn({ searchParams }: Pick<URL, "searchParams">): string | undefined {
  const id = searchParams.get("draft") ?? "";
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) ? id : undefined;
}

/** The address of the same form with the id of a new draft: every new case has its own draft, in each tab. */
export function withNewDraft({ pathname, searchParams }: Pick<URL, "pathname" | "searchParams">): string {
  const id = crypto.randomUUID();
  untouched.add(id);
  const search = new URLSearchParams(searchParams);
  search.set("draft", id);
  return `${pathname}?${search}`;
}

export function isUntouched(id: string): boolean {
  return untouched.has(id);
}

export function touch(id: string): void {
  untouched.delete(id);
}

/** The address at which a draft is continued. */
export function draftHref({
  id,
  recordId,
}: {
  readonly id: string;
  readonly recordId?: string | null | undefined;
}): string {
  return recordId === null || recordId === undefined
    ? `/logbook/records/create?draft=${id}`
    : `/logbook/records/${recordId}`;
}
