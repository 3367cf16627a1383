import { type Instant, instant } from "@cathedra/domain";

type Linked = { readonly status: string; readonly linkExpiresAt?: string | null | undefined };

/** How long someone's personal link is valid, or that it is no longer; `at` is null for people who have no link. */
export function linkAge({ status, linkExpiresAt }: Linked, now: Instant) {
  if (status !== "mailed" || linkExpiresAt == null) return { isOver: false, at: null, changesAt: null };
  const at = instant(Date.parse(linkExpiresAt));
  const isOver = now >= at;
  return { isOver, at, changesAt: isOver ? null : at };
}
