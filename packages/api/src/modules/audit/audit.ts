import { isDeepStrictEqual } from "node:util";
import type { CustomerId, GroupId, SessionId, StationId, UserId } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import type { AuditAct } from "@cathedra/domain/audit";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { currentRequestId } from "../../observability/current-request.ts";

/**
 * The customers that an act concerns, whose admins may read its entry; null if it concerns only the portal. If only a thing of
 * the customer is known, that thing identifies the customer.
 */
type Concerned =
  | CustomerId
  | null
  | { readonly ofGroup: GroupId }
  | { readonly ofStation: StationId }
  | { readonly ofSession: SessionId | null };

type Facts<Key extends string> = { readonly [Field in Key]: unknown };

/**
 * The facts of a change; never clinical values or anything else that must not outlive its row. If an act has both `before` and
 * `after`, they have the same fields, named as in `domain/audit`.
 */
export type AuditFacts<Key extends string = string> = {
  readonly customer: Concerned;
  readonly before?: Facts<Key>;
  readonly after?: Facts<Key>;
  /** Further facts about the act, such as how many people were notified. */
  readonly details?: Facts<string>;
  /** The affected people, if they are not the subject of the act: people who were removed, added, or given something. */
  readonly people?: readonly UserId[];
};

/**
 * Adds a row to the append-only audit log, in the transaction of the change. `action` is an act of `domain/audit`, `subject`
 * the id of the changed thing. Commands of an operator have no person. Without a difference between before and after, no row is
 * written.
 */
export async function audit<Key extends string = never>(
  tx: Tx,
  actor: { readonly userId: Actor["userId"] | null },
  action: AuditAct,
  subject: string,
  { customer, people = [], ...facts }: AuditFacts<Key>,
): Promise<void> {
  const { before, after, details } = facts;
  if (isSame(before, after) && details === undefined && people.length === 0) return;
  const row = {
    ...toRow(actor, action, subject, facts),
    customer_id: typeof customer === "object" && customer !== null ? getCustomer(customer) : customer,
    before: before === undefined ? null : JSON.stringify(before),
    after: after === undefined ? null : JSON.stringify(after),
    details: details === undefined ? null : JSON.stringify(details),
  };
  const concerned = [...new Set(people)];
  if (concerned.length === 0) {
    await tx.insertInto("audit_log").values(row).execute();
    return;
  }
  await tx
    .with("entry", (db) => db.insertInto("audit_log").values(row).returning("id"))
    .insertInto("audit_person")
    .columns(["entry_id", "person_id"])
    .expression((eb) =>
      eb.selectFrom("entry").select(["entry.id", sql<UserId>`unnest(${concerned}::uuid[])`.as("person_id")]),
    )
    .execute();
}

/** The insert of the same row as part of the statement of the change, if its CTE `changed` has a row. */
export function auditInsert(
  actor: { readonly userId: Actor["userId"] },
  action: AuditAct,
  subject: string,
  { customer, ...facts }: { readonly customer: CustomerId; readonly after: Facts<string> },
  changed: string,
): RawBuilder<unknown> {
  const row = { ...toRow(actor, action, subject, facts), customer_id: customer, after: facts.after };
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
  return sql`
    insert into audit_log (${columns})
    select ${columns} from json_populate_record(null::audit_log, ${JSON.stringify(row)}::json)
    where exists (select from ${sql.ref(changed)})`;
}

/** The columns of a row that do not depend on how it is inserted. */
function toRow(
  actor: { readonly userId: Actor["userId"] | null },
  action: AuditAct,
  subject: string,
  { before, after, details }: Omit<AuditFacts, "customer">,
) {
  return {
    actor_id: actor.userId,
    action,
    subject,
    subject_name: nameIn(after) ?? nameIn(before) ?? nameIn(details) ?? null,
    request_id: currentRequestId() ?? null,
  };
}

/** Whether the values before and after an act are given and equal. */
function isSame(before: object | undefined, after: object | undefined): boolean {
  return before !== undefined && after !== undefined && isDeepStrictEqual(asKept(before), asKept(after));
}

/** The facts of an act as the database will return them, without values that JSON leaves out. */
function asKept(facts: object): unknown {
  return JSON.parse(JSON.stringify(facts));
}

function getCustomer(of: Exclude<Concerned, number | null>): RawBuilder<CustomerId | null> {
  if ("ofGroup" in of) return sql`(select customer_id from customer_group where id = ${of.ofGroup})`;
  if ("ofStation" in of) return sql`(select customer_id from station where id = ${of.ofStation})`;
  return sql`(
    select voucher.customer_id from vm_session session
    join resource_access_voucher voucher on voucher.id = session.voucher_id where session.id = ${of.ofSession}
  )`;
}

/** The name of a thing, from the facts that contain it. */
function nameIn(facts: Readonly<Record<string, unknown>> | undefined): string | undefined {
  if (facts === undefined) return undefined;
  const keys = ["name", "displayName", "stringIdentifier", "caseName", "serviceTag"] as const;
  const names = keys.map((key) => facts[key]);
  return names.find((name): name is string => typeof name === "string" && name !== "");
}
