type Row = { readonly id: string };
type Page<Of extends Row> = {
  readonly notifications: readonly Of[];
  readonly next?: string | null | undefined;
};

/** Replaces the first page of the shown list; rows below it stay. */
export function withNewFirstPage<Of extends Row>(shown: Page<Of>, begun: Page<Of>): Page<Of> {
  const last = begun.notifications.at(-1);
  if (last === undefined || begun.next == null) return begun;
  const below = shown.notifications.filter(({ id }) => Number(id) < Number(last.id));
  return below.length === 0 ? begun : { notifications: [...begun.notifications, ...below], next: shown.next };
}

/** The shown list with the following page, without duplicates. */
export function withNextPage<Of extends Row>(shown: Page<Of>, more: Page<Of>): Page<Of> {
  const known = new Set(shown.notifications.map(({ id }) => id));
  const added = more.notifications.filter(({ id }) => !known.has(id));
  return { notifications: [...shown.notifications, ...added], next: more.next };
}
