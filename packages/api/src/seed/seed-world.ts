import {
  type AttendingId,
  type CustomerId,
  type GroupId,
  type HospitalId,
  instant,
  type KeycloakId,
  type TargetId,
  type UserId,
} from "@cathedra/domain";
import type { Membership } from "@cathedra/domain/access";
import type { LogbookRecord, Target } from "@cathedra/domain/logbook";
import { sql } from "kysely";
import type { Db, Tx } from "../db/database.ts";
import { newGroupInviteCode } from "../modules/groups/public.ts";
import { targetRow } from "../modules/totals/public.ts";
import { insertRecords } from "./insert-records.ts";
import { insertAddressChange } from "./life/insert-address-change.ts";
import { insertAssignments } from "./life/insert-assignments.ts";
import { insertConfirmationAnswers } from "./life/insert-confirmation-answers.ts";
import { insertEntrustment } from "./life/insert-entrustment.ts";
import { insertHistory } from "./life/insert-history.ts";
import { insertLearners } from "./life/insert-learners.ts";
import { insertLedgers, type SeedPast } from "./life/insert-ledgers.ts";
import { insertNotices } from "./life/insert-notices.ts";
import { insertReports } from "./life/insert-reports.ts";
import { insertResults } from "./life/insert-results.ts";
import { leaveRecordsToComplete } from "./life/leave-records-to-complete.ts";
import { insertCloud, type SeedCloud } from "./seed-cloud.ts";
import { insertLearning, type SeedLearning } from "./seed-learning.ts";
import { insertSimulatorModules, type SeedSimulatorModule } from "./seed-simulator.ts";
import { insertStations, type SeedStation } from "./seed-stations.ts";
import { storedPeople } from "./stored-people.ts";

/** The customers, people and places of a world; ids are fixed, so that seeding again finds them. */
export type SeedWorld = {
  readonly customers: readonly { readonly id: CustomerId; readonly name: string }[];
  readonly groups: readonly {
    readonly id: GroupId;
    readonly customerId: CustomerId;
    readonly name: string;
    readonly description: string | null;
  }[];
  readonly people: readonly SeedPerson[];
  readonly attendings: readonly {
    readonly id: AttendingId;
    readonly customerId: CustomerId;
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string | null;
  }[];
  readonly hospitals: readonly {
    readonly id: HospitalId;
    readonly customerId: CustomerId;
    readonly name: string;
  }[];
  readonly targets?: readonly (Target & { readonly id: TargetId; readonly customerId: CustomerId })[];
  readonly cloud?: SeedCloud;
  readonly learning?: SeedLearning;
  readonly simulator?: readonly SeedSimulatorModule[];
  readonly stations?: readonly SeedStation[];
};

export type SeedPerson = {
  readonly userId: UserId;
  readonly keycloakId: KeycloakId;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly logbook: boolean;
  readonly memberships: readonly Membership[];
  readonly administers: readonly CustomerId[];
  /** The newest version of the terms that the person accepted; missing if there is none. */
  readonly termsVersion?: string;
};

/**
 * Fills a database with a world, its records and its past, in one transaction. Existing data is kept; records are only written
 * into an empty logbook, so that deleted ones do not return, and the past only if there are no ledger entries.
 */
export async function seedDemo(
  db: Db,
  world: SeedWorld,
  records: readonly LogbookRecord[],
  past?: SeedPast,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Locks the database's seeding, so that two processes that start at once run it one after the other.
    await sql`select pg_advisory_xact_lock(7301643)`.execute(tx);
    await insertWorld(tx, world, past);
    const { rows } = await sql`select from logbook_record limit 1`.execute(tx);
    if (rows.length === 0) {
      await insertTargets(tx, world.targets ?? []);
      await insertRecords(tx, world.people, records);
      if (past !== undefined) {
        await insertConfirmationAnswers(tx, past.now);
        await leaveRecordsToComplete(tx);
        await insertEntrustment(tx, past.now);
        await insertHistory(tx, past.now);
        await insertAddressChange(tx, instant(past.now));
        await insertReports(tx, past.now);
        await insertAssignments(tx, past.now);
      }
    }
    if (past !== undefined) await insertNotices(tx, past.now);
  });
}

/** The customers of the demo world count as long known, so that their classes can be mailed at once. */
const knownSince = "2024-01-15T09:00:00Z";

/** Customers, groups, people, places and the cloud simulation; rows that are there already stay. */
export async function insertWorld(tx: Tx, world: SeedWorld, past?: SeedPast): Promise<void> {
  const { customers, groups, people, attendings, hospitals } = world;
  await insertMissing(
    tx,
    "customer",
    ["id", "name", "known_since"],
    customers.map((customer) => ({ ...customer, known_since: knownSince })),
  );
  await insertMissing(
    tx,
    "customer_group",
    ["id", "customer_id", "name", "description"],
    groups.map(({ customerId, ...group }) => ({ ...group, customer_id: customerId })),
  );
  await insertMissing(
    tx,
    "app_user",
    ["id", "keycloak_id", "email", "email_verified", "first_name", "last_name", "logbook", "terms_version"],
    people.map((person) => ({
      id: person.userId,
      keycloak_id: person.keycloakId,
      email: person.email,
      email_verified: true,
      first_name: person.firstName,
      last_name: person.lastName,
      logbook: person.logbook,
      terms_version: person.termsVersion ?? null,
    })),
  );
  await insertAcceptances(tx, people);
  await insertMembers(tx, people);
  await insertInvitations(tx, groups);
  await insertMissing(
    tx,
    "attending",
    ["id", "customer_id", "first_name", "last_name", "email"],
    attendings.map((attending) => ({
      id: attending.id,
      customer_id: attending.customerId,
      first_name: attending.firstName,
      last_name: attending.lastName,
      email: attending.email,
    })),
  );
  await insertMissing(
    tx,
    "hospital",
    ["id", "customer_id", "name"],
    hospitals.map(({ customerId, ...hospital }) => ({ ...hospital, customer_id: customerId })),
  );
  if (world.cloud !== undefined) {
    await insertCloud(tx, world.cloud);
    await insertLedgers(tx, world.cloud.topUps, await storedPeople(tx, people), past);
  }
  if (world.learning !== undefined) {
    await insertLearning(tx, world.learning);
    if (past !== undefined) await insertLearners(tx, past.life.learning);
  }
  if (world.simulator !== undefined) {
    await insertSimulatorModules(tx, world.simulator);
    if (past !== undefined) await insertResults(tx, past.life.results);
  }
  if (world.stations !== undefined) await insertStations(tx, world.stations);
  for (const table of ["customer", "customer_group", "learning_space"] as const) {
    await sql`select setval(
      pg_get_serial_sequence(${table}, 'id'), (select coalesce(max(id), 1) from ${sql.table(table)})
    )`.execute(tx);
  }
}

/** The world does not name the instants of acceptance, so they are those of its creation. */
async function insertAcceptances(tx: Tx, people: readonly SeedPerson[]): Promise<void> {
  const accepted = people.flatMap(({ keycloakId, termsVersion: version }) =>
    version === undefined ? [] : [{ keycloak_id: keycloakId, version }],
  );
  await sql`
    insert into terms_acceptance (user_id, version)
    select person.id, accepted.version
    from json_to_recordset(${JSON.stringify(accepted)}::json) as accepted(keycloak_id text, version text)
    join app_user person using (keycloak_id) on conflict do nothing`.execute(tx);
}

async function insertMembers(tx: Tx, people: readonly SeedPerson[]): Promise<void> {
  const members = people.flatMap(({ keycloakId, memberships }) =>
    memberships.map(({ groupId, role }) => ({ keycloak_id: keycloakId, group_id: groupId, role })),
  );
  const admins = people.flatMap(({ keycloakId, administers }) =>
    administers.map((customerId) => ({ keycloak_id: keycloakId, customer_id: customerId })),
  );
  // Found by subject, because someone may have signed in and got an id before the seed ran.
  await sql`
    insert into customer_group_member (group_id, user_id, role, accepted_at)
    select member.group_id, person.id, member.role, case member.role when 'learner' then now() end
    from json_to_recordset(${JSON.stringify(members)}::json) as member(keycloak_id text, group_id int, role text)
    join app_user person using (keycloak_id) on conflict do nothing`.execute(tx);
  await sql`
    insert into customer_admin (customer_id, user_id)
    select admin.customer_id, person.id
    from json_to_recordset(${JSON.stringify(admins)}::json) as admin(keycloak_id text, customer_id int)
    join app_user person using (keycloak_id) on conflict do nothing`.execute(tx);
}

/** Inserts targets, only together with the records, so that a removed target does not return. */
async function insertTargets(tx: Tx, targets: NonNullable<SeedWorld["targets"]>): Promise<void> {
  const rows = targets.map(({ id, customerId, ...target }) => ({
    id,
    ...targetRow(target),
    customer_id: customerId,
  }));
  await sql`
    insert into logbook_target select * from json_populate_recordset(null::logbook_target, ${JSON.stringify(rows)}::json)
    on conflict do nothing`.execute(tx);
}

/**
 * Creates a code for every group that never had one. Codes are random and not part of the seed, so that no two worlds share one.
 */
async function insertInvitations(tx: Tx, groups: SeedWorld["groups"]): Promise<void> {
  const invitations = groups.map(({ id }) => ({ group_id: id, code: newGroupInviteCode() }));
  await sql`
    insert into group_invitation (group_id, code)
    select group_id, code
    from json_to_recordset(${JSON.stringify(invitations)}::json) as made(group_id int, code text)
    where not exists (select from group_invitation known where known.group_id = made.group_id)`.execute(tx);
}

type SeedTable = "customer" | "customer_group" | "app_user" | "attending" | "hospital";

async function insertMissing(
  tx: Tx,
  table: SeedTable,
  columns: readonly string[],
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`
    insert into ${sql.table(table)} (${names})
    select ${names} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)
    on conflict do nothing`.execute(tx);
}
