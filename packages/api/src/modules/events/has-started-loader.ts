import type { VoucherId } from "@cathedra/domain";
import { sql } from "kysely";
import { bool, statement } from "../../db/statement.ts";
import type { GraphqlContext } from "../../graphql/context.ts";
import type { EventRow } from "./event-queries.ts";

/** Whether a simulator was started for the event in the row called `voucher`; after that its time can no longer be changed. */
export const hasStarted = sql<boolean>`(
  exists (select from vm where event_id = voucher.id)
  or exists (select from vm_session where voucher_id = voucher.id)
)`;

type Question = { readonly obj: Pick<EventRow, "id"> };

const startedStatement = statement(
  { started: bool() },
  (ids: readonly VoucherId[]) => sql`
  select ${hasStarted} as started
  from unnest(${ids}::int[]) with ordinality as voucher(id, position)
  order by position`,
);

/** Whether the events of an answer have started, in one statement. */
export const hasStartedLoader = {
  loader: async (questions: readonly Question[], { db }: GraphqlContext): Promise<boolean[]> => {
    const ids = questions.map(({ obj }) => obj.id);
    const rows = await startedStatement.rows(db, ids);
    return rows.map(({ started }) => started);
  },
  // Not cached, because a mutation may start an event during the request.
  opts: { cache: false },
};
