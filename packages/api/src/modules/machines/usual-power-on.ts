import { usualPowerOnMs } from "@cathedra/domain/cloud";
import { sql } from "kysely";
import { int, statement } from "../../db/statement.ts";
import type { GraphqlContext } from "../../graphql/context.ts";
import type { MachineView } from "./fleet-queries.ts";

/** The number of latest starts from which the usual duration is computed. */
const maxLooked = 20;

type Question = { readonly obj: Pick<MachineView, "is_woken"> };

const powerOnStatement = statement(
  { ms: int() },
  () => sql`
  select round(extract(epoch from ready.updated_at - turned_on.updated_at) * 1000)::int as ms
  from (
    select id, vm_id, updated_at from vm_history
    where prev_status = 'off' and new_status in ('void', 'desired') order by id desc limit ${maxLooked}
  ) turned_on cross join lateral (
    select updated_at, new_status from vm_history next
    where next.vm_id = turned_on.vm_id and next.id > turned_on.id order by next.id limit 1
  ) ready
  where ready.new_status = 'idle'`,
);

/** The usual time to turn on each of the waiting machines: at most one statement with twenty index look-ups. */
export const usualPowerOnLoader = {
  loader: async (questions: readonly Question[], { db }: GraphqlContext): Promise<(number | null)[]> => {
    if (!questions.some(({ obj }) => obj.is_woken)) return questions.map(() => null);
    const rows = await powerOnStatement.rows(db);
    const seconds = Math.ceil(usualPowerOnMs(rows.map(({ ms }) => ms)) / 1000);
    return questions.map(({ obj }) => (obj.is_woken ? seconds : null));
  },
  opts: { cache: false },
};
