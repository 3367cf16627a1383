import { isInboxKind } from "@cathedra/domain/inbox";

/** The filter in the address; unknown values are ignored. */
export function narrowedBy(query: URLSearchParams): {
  readonly kind: string | null;
  readonly isUnread: boolean;
} {
  const kind = query.get("kind");
  return { kind: kind !== null && isInboxKind(kind) ? kind : null, isUnread: query.get("unread") === "1" };
}

/** The address of the list with this filter; empty for the whole list. */
export function addressOf({ kind, isUnread }: ReturnType<typeof narrowedBy>): Record<string, string> {
  return { ...(kind === null ? {} : { kind }), ...(isUnread ? { unread: "1" } : {}) };
}
