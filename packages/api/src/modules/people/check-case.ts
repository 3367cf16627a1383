import { type Instant, instant, parseInstant, type UserId } from "@cathedra/domain";
import { allows, mayUseCloudVoucher, type PersonScope } from "@cathedra/domain/access";
import {
  type CaseStart,
  type CaseStartRefusal,
  type FleetNow,
  isSingleUserMachineAvailable,
  nextFreeForOne,
  singleUserSessionSeconds,
  startCase,
  voucherState,
} from "@cathedra/domain/cloud";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { json, nullable, statement, text } from "../../db/statement.ts";
import { readFleet } from "../machines/public.ts";
import { helpersOf } from "./helpers-of-person.ts";
import { noScope, ofSeenCustomer, type PersonView } from "./read-person.ts";
import type { CheckDeps, StartVerdict } from "./start-verdict.ts";

type Accepted = {
  readonly left: number;
  readonly validTo: string;
  readonly archivedAt: string | null;
};

const mostVouchers = 50;

const caseStatement = statement(
  { name: text(), vouchers: json<readonly Accepted[]>() },
  (userId: UserId, scope: PersonScope, caseId: string) => sql`
    select cloud_case.name, coalesce((
        select json_agg(own) from (
          select accepted.granted_s - accepted.used_s as left, voucher.valid_to as "validTo",
            voucher.archived_at as "archivedAt"
          from voucher_user accepted join resource_access_voucher voucher on voucher.id = accepted.voucher_id
          join voucher_case given on given.voucher_id = voucher.id and given.case_id = cloud_case.id
          where accepted.user_id = ${userId} and voucher.kind = 'cloud_modules'
            and ${ofSeenCustomer(scope, sql`voucher.customer_id`)}
          order by voucher.valid_to desc, voucher.id desc limit ${sql.lit(mostVouchers)}
        ) own
      ), '[]') as vouchers
    from cloud_case join cloud_module on cloud_module.id = cloud_case.module_id
    where cloud_case.id = ${caseId} and ${
      scope === "everything"
        ? sql`true`
        : sql`exists (
        select from customer_learning_space assigned where assigned.learning_space_id = cloud_module.learning_space_id
          and ${ofSeenCustomer(scope, sql`assigned.customer_id`)})`
    }`,
  ["" as UserId, "everything", ""],
  ["" as UserId, noScope, ""],
);

const otherStatement = statement(
  { name: nullable(text()) },
  (userId: UserId) => sql`
    select coalesce(event.name, cloud_case.name) as name from vm
    left join resource_access_voucher event on event.id = vm.event_id
    left join cloud_case on cloud_case.id = vm.case_id
    where vm.started_by = ${userId} and vm.status <> 'off' and vm.removed_at is null limit 1`,
);

/** The name of the session that a person has running or starting; undefined if there is none. A failed start does not count. */
export async function otherSessionOf(
  db: Db,
  userId: UserId,
): Promise<{ readonly name: string | null } | undefined> {
  return otherStatement.first(db, userId);
}

/** The refusals in the order in which the start checks them: of several vouchers the one that gets furthest counts. */
const order: readonly CaseStartRefusal["code"][] = [
  "VOUCHER_NOT_ACCEPTED",
  "CASE_NOT_IN_VOUCHER",
  "VOUCHER_EXPIRED",
  "OTHER_SESSION_GOES_ON",
  "NOT_ENOUGH_TIME_LEFT",
  "NO_FREE_MACHINE",
];

/** A case, by whichever voucher of the person comes furthest; at most five statements. */
export async function checkCase(
  { db }: CheckDeps,
  person: PersonView,
  id: string,
  now: Instant,
): Promise<StartVerdict | undefined> {
  const found = await caseStatement.first(db, person.userId, person.scope, id);
  if (found === undefined) return undefined;
  const { name, vouchers } = found;
  const other = await otherSessionOf(db, person.userId);
  const fleet = await readFleet(db, now, instant(now + 2 * singleUserSessionSeconds * 1000));
  const hasAccepted = allows(
    mayUseCloudVoucher(person, { userIds: vouchers.length === 0 ? [] : [person.userId] }),
  );
  const tried = hasAccepted
    ? vouchers.map((voucher) => ({
        voucher,
        start: startCase(factsOf(voucher, fleet, other !== undefined, now)),
      }))
    : [{ voucher: undefined, start: startCase({ access: "notAccepted" }) }];
  const best = tried.toSorted((a, b) => rank(b.start) - rank(a.start))[0];
  if (best === undefined || best.start.ok) return { name, code: "MAY_START" };
  const { code } = best.start.error;
  const isOfVoucher = code !== "OTHER_SESSION_GOES_ON" && code !== "NO_FREE_MACHINE";
  return {
    name,
    code,
    at:
      code === "NO_FREE_MACHINE"
        ? nextFreeForOne(fleet, now)
        : best.voucher === undefined
          ? null
          : endOf(best.voucher),
    other: other?.name ?? null,
    people: isOfVoucher ? await helpersOf(db, person, "institution") : [],
  };
}

function rank(start: ReturnType<typeof startCase>): number {
  return start.ok ? order.length : order.indexOf(start.error.code);
}

function factsOf(
  { left, validTo, archivedAt }: Accepted,
  fleet: FleetNow,
  hasOtherSession: boolean,
  now: Instant,
): CaseStart {
  const life = { validTo: at(validTo), archivedAt: archivedAt === null ? null : at(archivedAt) };
  return {
    access: "accepted",
    durationLeftInSeconds: left,
    hasOtherSession,
    isMachineAvailable: isSingleUserMachineAvailable(fleet, now),
    isVoucherActive: voucherState(life, now) === "active",
  };
}

/** Since when a voucher is no longer valid. */
function endOf({ validTo, archivedAt }: Accepted): Instant {
  return instant(Math.min(at(validTo), archivedAt === null ? at(validTo) : at(archivedAt)));
}

/** A time of a row that came as JSON. */
function at(text: string): Instant {
  return parseInstant(text) ?? instant(0);
}
