import { type Instant, instant } from "@cathedra/domain";

type Linked = { readonly status: string; readonly linkExpiresAt?: string | null | undefined };

/** Until when the personal link of someone works, or that it no longer does; `at` is null where none is in their hands. */
export function linkAge({ status, linkExpiresAt }: Linked, now: Instant) {
  if (status !== "mailed" || linkExpiresAt == null) return { isOver: false, at: null, changesAt: null };
  const at = instant(Date.parse(linkExpiresAt));
  const isOver = now >= at;
  return { isOver, at, changesAt: isOver ? null : at };
}
