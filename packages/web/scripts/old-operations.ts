/** An operation's id and its text. */
export type Operations = Readonly<Record<string, string>>;

/** Ids that the web no longer sends, each with the day since which it does not. */
export type OldOperations = Readonly<Record<string, string>>;

/**
 * How long after the web's last build with an operation id pages that were opened before may still send it. A page that is
 * open longer is asked to reload, as for any unknown operation.
 */
const daysKept = 14;

const dayMs = 86_400_000;

/** The operations to admit from now on, and which of them are old, once the web sends these ids on this day. */
export function withoutOutlived(
  persisted: Operations,
  sent: ReadonlySet<string>,
  old: OldOperations,
  today: string,
): { readonly persisted: Operations; readonly old: OldOperations } {
  const since = new Map(
    Object.keys(persisted)
      .filter((id) => !sent.has(id))
      .map((id) => [id, old[id] ?? today]),
  );
  const isOutlived = (id: string) =>
    Date.parse(today) - Date.parse(since.get(id) ?? today) > daysKept * dayMs;
  return {
    persisted: Object.fromEntries(Object.entries(persisted).filter(([id]) => !isOutlived(id))),
    old: Object.fromEntries(
      [...since].filter(([id]) => !isOutlived(id)).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    ),
  };
}
