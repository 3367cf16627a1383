import { isInboxKind } from "@cathedra/domain/inbox";

/** What the address says of the list; what nobody knows says nothing. */
export function narrowedBy(query: URLSearchParams): {
  readonly kind: string | null;
  readonly isUnread: boolean;
} {
  const kind = query.get("kind");
  return { kind: kind !== null && isInboxKind(kind) ? kind : null, isUnread: query.get("unread") === "1" };
}

/** The address of a list; of the whole one, nothing. */
export function addressOf({ kind, isUnread }: ReturnType<typeof narrowedBy>): Record<string, string> {
  return { ...(kind === null ? {} : { kind }), ...(isUnread ? { unread: "1" } : {}) };
}
