import { sql } from "kysely";
import type { GraphqlContext } from "../../graphql/context.ts";
import type { EventRow } from "./queries.ts";

/** Whether a simulator was started for the row called `voucher`, an event: its time is fixed from then on. */
export const hasStarted = sql<boolean>`(
  exists (select from vm where event_id = voucher.id)
  or exists (select from vm_session where voucher_id = voucher.id)
)`;

type Question = { readonly obj: Pick<EventRow, "id"> };

/** The same for all events of an answer, in one statement. */
export const hasStartedLoader = {
  loader: async (questions: readonly Question[], { db }: GraphqlContext): Promise<boolean[]> => {
    const ids = questions.map(({ obj }) => obj.id);
    const { rows } = await sql<{ started: boolean }>`
      select ${hasStarted} as started
      from unnest(${ids}::int[]) with ordinality as voucher(id, position)
      order by position`.execute(db);
    return rows.map(({ started }) => started);
  },
  // An event may be started in the middle of a request.
  opts: { cache: false },
};
