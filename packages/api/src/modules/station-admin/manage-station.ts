import { isUuid, type StationSessionId } from "@cathedra/domain";
import { type Actor, mayAdministerStations } from "@cathedra/domain/access";
import { sql } from "kysely";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import { bool, filled, nullable, statement, text } from "../../db/statement.ts";
import { appError, authorize } from "../../errors.ts";
import { audit } from "../audit/public.ts";
import { endSession } from "../station-sessions/public.ts";
import type { Deps } from "./read-systems.ts";
import { managedStations, readOverview, reportedComputers } from "./station-overview.ts";

const sessionStatement = statement(
  { isThere: filled(bool()) },
  (station: string, session: string) => sql`
    select exists (
      select from station_sign_in where id = ${session}::uuid and station_id = ${station}::uuid and token_hash is not null
    ) as "isThere"`,
);

/** Signs a person out of a station remotely. Repeating it, or ending an ended session, changes nothing. */
export async function endSystemSession(deps: Deps, actor: Actor, id: string, session: string) {
  const { db, clock } = deps;
  const station = await managedStations(db, actor, id);
  const isThere = isUuid(session) && (await sessionStatement.only(db, station.id, session)).isThere;
  if (!isThere) throw appError("NOT_FOUND");
  await inLockedTransaction(db, [], (tx) =>
    endSession(tx, session as StationSessionId, "staff", clock(), actor),
  );
  return readOverview(deps, actor, id);
}

const clonedStatement = statement(
  { isCloned: filled(bool()), serviceTag: text(), computer: nullable(text()) },
  (id: string) => sql`
    select cloned_at is not null as "isCloned", service_tag as "serviceTag", kept_computer as computer
    from station where id = ${id}::uuid for update`,
);

/**
 * Trusts a station again: the named computer becomes the station's. Its hardware is remembered, so that another computer is
 * refused at its first request; recorded restarts are deleted, and detected again if they continue.
 */
export async function keepSystemComputer(deps: Deps, actor: Actor, id: string, computer: string) {
  const { db } = deps;
  authorize(mayAdministerStations(actor));
  const station = await managedStations(db, actor, id);
  await inLockedTransaction(db, [], async (tx) => {
    const { isCloned } = await clonedStatement.only(tx, station.id);
    if (!isCloned) return;
    const reported = (await reportedComputers(tx, station.id)).find((each) => each.id === computer);
    if (reported === undefined) throw appError("NOT_FOUND");
    const mark = reported.kind === "computer" ? reported.mark : null;
    await sql`
      update station set cloned_at = null, kept_at = now(), kept_computer = ${mark} where id = ${station.id}`.execute(
      tx,
    );
    // The stored hash is cleared, so that whichever computer reports next is identified again.
    await sql`update station_facts set facts_hash = null where station_id = ${station.id}`.execute(tx);
    await audit(tx, actor, "station.machine_kept", station.id, {
      customer: station.customerId,
      after: { computer: reported.computer, address: reported.address },
    });
  });
  return readOverview(deps, actor, id);
}
