import { type CustomerId, isUuid, type StationId, type UserId } from "@cathedra/domain";
import { allows, mayServeStation } from "@cathedra/domain/access";
import { sql } from "kysely";
import { bool, filled, int, statement, uuid } from "../../db/statement.ts";
import type { NoticeVisibility } from "../inbox/public.ts";
import { isLinkedTo } from "./station-status.ts";

const standingStatement = statement(
  { id: uuid<StationId>(), customerId: int<CustomerId>(), isLinked: filled(bool()) },
  (userId: UserId, ids: readonly string[]) => sql`
    select station.id, customer_id as "customerId",
      ${isLinkedTo(userId)} as "isLinked"
    from json_array_elements_text(${JSON.stringify(ids)}::json) given (id)
    join station on station.id = given.id::uuid and station.removed_at is null`,
);

/** Decides whether the person may still see notices about a station's software. */
export const stationVisibility: NoticeVisibility = {
  subject: "station",
  sees: async (db, actor, ids) => {
    const rows = await standingStatement.rows(db, actor.userId, ids.filter(isUuid));
    const served = rows.filter((row) => allows(mayServeStation(actor, { ...row, isSignedIn: false })));
    return new Set(served.map(({ id }) => id));
  },
};
