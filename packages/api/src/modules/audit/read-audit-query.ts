import type { CustomerId, Instant, UserId } from "@cathedra/domain";
import { type Actor, type AuditScope, getAuditScope, mayReadAudit } from "@cathedra/domain/access";
import { actsOn, auditLimits, getAct, getActs } from "@cathedra/domain/audit";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { statement, text, uuid } from "../../db/statement.ts";
import { authorize } from "../../errors.ts";
import type { AuditFilter } from "../../graphql/generated/contract.ts";
import { actsWithKinds, containing } from "./display-names.ts";

export type Thing = { readonly kind: string; readonly id: string };

/** The parsed filter of the log; undefined does not filter, an empty list matches nothing. */
export type AuditQuery = {
  readonly scope: AuditScope;
  /** The reader's scope, or the one requested customer if it is within that scope. */
  readonly customers: AuditScope;
  readonly person: UserId | "nobody" | undefined;
  readonly role: "by" | "on" | undefined;
  readonly things: readonly Thing[] | undefined;
  readonly acts: readonly string[] | undefined;
  readonly from: Instant | undefined;
  readonly to: Instant | undefined;
};

type Given = Partial<AuditFilter> | null | undefined;

/** Reads the query of the caller within their scope. Customers outside of it are treated like missing ones. */
export async function readAuditQuery(db: Db, actor: Actor, input: Given): Promise<AuditQuery> {
  authorize(mayReadAudit(actor));
  const { person, role, thing, thingName, action, group, customerId, from, to } = input ?? {};
  const scope = getAuditScope(actor);
  return {
    scope,
    customers: customerId == null ? scope : within(scope, customerId),
    person: person == null ? undefined : ((await userStatement.first(db, person))?.id ?? "nobody"),
    role: role ?? undefined,
    things: await findThings(db, scope, thing ?? undefined, thingName?.trim()),
    acts: actsAsked(action ?? undefined, group ?? undefined),
    from: from ?? undefined,
    to: to ?? undefined,
  };
}

function within(scope: AuditScope, customer: CustomerId): readonly CustomerId[] {
  return scope === "all" || scope.includes(customer) ? [customer] : [];
}

/**
 * The requested acts. An unknown group contains none, and an act that only earlier versions wrote can be requested by its name.
 */
function actsAsked(action: string | undefined, group: string | undefined): readonly string[] | undefined {
  if (action === undefined) return group === undefined ? undefined : getActs(group);
  return group === undefined || getAct(action)?.group === group ? [action] : [];
}

const userStatement = statement(
  { id: uuid<UserId>() },
  (person: string) => sql`select id from app_user where keycloak_id = ${person.replaceAll("\0", "")}`,
  [""],
);

async function findThings(
  db: Db,
  scope: AuditScope,
  thing: string | undefined,
  name: string | undefined,
): Promise<readonly Thing[] | undefined> {
  if (thing !== undefined) {
    const at = thing.indexOf(":");
    return [{ kind: thing.slice(0, at), id: thing.slice(at + 1).replaceAll("\0", "") }];
  }
  if (name === undefined || name === "") return undefined;
  return namedStatement.rows(db, scope, name.replaceAll("\0", ""));
}

const named = (scope: AuditScope, name: string) => {
  const ofThem = scope === "all" ? sql`` : sql`and customer_id = any(${scope}::int[])`;
  const isThem = scope === "all" ? sql`` : sql`and id = any(${scope}::int[])`;
  const most = sql.lit(auditLimits.things);
  const exactly = sql`
    select act.kind, said.subject as id from (
      select action, subject from audit_log where subject = ${name} ${ofThem} order by id desc limit 200
    ) said join ${actsWithKinds} on act.name = said.action
    union
    select 'station', id::text from station where service_tag = ${name.toUpperCase()} ${ofThem}`;
  if (Array.from(name).length < auditLimits.minLetters) return sql`${exactly} limit ${most}`;
  const like = containing(name);
  return sql`
    select kind, id from (
      ${exactly}
      union
      select act.kind, said.subject from (
        select action, subject from audit_log
        where subject_name is not null and search_form(subject_name) like ${like} ${ofThem} limit 1000
      ) said join ${actsWithKinds} on act.name = said.action
      union
      (select 'group', id::text from customer_group where search_form(name) like ${like} ${ofThem} limit ${most})
      union
      (select 'customer', id::text from customer where search_form(name) like ${like} ${isThem} limit ${most})
    ) found limit ${most}`;
};

/** The first things that match by their name, present or in the log, or by their number or service tag. */
const namedStatement = statement({ kind: text(), id: text() }, named, ["all", "north"], [[], "no"]);

/** The acts of the audit log that concern a kind of thing. */
export function actsOnThing({ kind }: Thing): readonly string[] {
  return actsOn(kind);
}
