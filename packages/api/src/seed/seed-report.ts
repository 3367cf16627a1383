import { utcDay } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import { makeReport } from "../modules/logbook-reports/public.ts";
import type { Clock } from "../ports/clock.ts";
import { storedPeople } from "./stored-people.ts";

/** Requests a report of all cases of a person who never had one; the worker makes it. Repeating it changes nothing. */
export async function seedReport(db: Db, person: Actor, origin: string, clock: Clock): Promise<void> {
  const getId = await storedPeople(db, [person]);
  const actor: Actor = { ...person, userId: getId(person.keycloakId) };
  const { rows } = await sql`select from logbook_report where user_id = ${actor.userId} limit 1`.execute(db);
  if (rows.length > 0) return;
  await makeReport({ db, clock, origin }, actor, {
    from: null,
    to: utcDay(clock()),
    requirementSet: "european_board",
  });
}
