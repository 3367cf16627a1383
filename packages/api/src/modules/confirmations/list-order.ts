import { instant, isUuid } from "@cathedra/domain";
import { type RawBuilder, sql } from "kysely";
import { toTimestamp } from "../../db/to-timestamp.ts";
import type { LogbookConfirmationList } from "../../graphql/generated/contract.ts";

type Part = RawBuilder<unknown>;

/**
 * A list of an attending: a condition on `logbook_record record`, and the instant by which the records are sorted; each list has
 * an index.
 */
export type ListParts = {
  readonly where: Part;
  readonly at: Part;
  readonly direction: Part;
  readonly beyond: Part;
};

const latestFirst = { at: sql`record.confirmation_at`, direction: sql`desc`, beyond: sql`<` };

export const lists: Readonly<Record<LogbookConfirmationList, ListParts>> = {
  open: {
    where: sql`record.confirmation is null`,
    at: sql`record.asked_at`,
    direction: sql`asc`,
    beyond: sql`>`,
  },
  returned: { where: sql`record.confirmation = 'returned'`, ...latestFirst },
  confirmed: { where: sql`record.confirmation = 'confirmed'`, ...latestFirst },
  reopening: { where: sql`record.reopening_word is not null`, ...latestFirst },
};

/** The record after which a page begins. */
export type After = { readonly at: ReturnType<typeof toTimestamp>; readonly id: string };

export function writeAfter({ at, id }: { readonly at: number; readonly id: string }): string {
  return `${at}:${id}`;
}

/**
 * Reads the position after which a page begins; undefined if the text is not a position that the portal gave, and the list then
 * starts at the beginning.
 */
export function readAfter(text: string | null | undefined): After | undefined {
  const [ms = "", id = ""] = (text ?? "").split(":");
  if (!/^\d{1,15}$/.test(ms) || !isUuid(id)) return undefined;
  return { at: toTimestamp(instant(Number(ms))), id };
}
