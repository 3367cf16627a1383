import { type CustomerId, type Instant, instant, parseInstant, type UserId } from "@cathedra/domain";
import { allows, mayUseCloudVoucher, type PersonScope } from "@cathedra/domain/access";
import {
  type CaseStart,
  type CaseStartRefusal,
  type FleetNow,
  isSingleUserMachineAvailable,
  nextFreeForOne,
  startCase,
  voucherState,
} from "@cathedra/domain/cloud";
import { sql } from "kysely";
import { bool, json, statement, text } from "../../db/statement.ts";
import { isVisibleCustomer, noScope } from "./read-person.ts";
import { type Check, verdictsOn } from "./start-verdict.ts";

type Accepted = {
  readonly left: number;
  readonly validTo: string;
  readonly archivedAt: string | null;
};

const maxVouchers = 50;

const casesStatement = statement(
  { id: text(), name: text(), isInAccount: bool(), vouchers: json<readonly Accepted[]>() },
  (userId: UserId, scope: PersonScope, ids: readonly string[], customers: readonly CustomerId[]) => sql`
    select cloud_case.id, cloud_case.name, exists (
        select from customer_learning_space assigned
        where assigned.learning_space_id = cloud_module.learning_space_id
          and assigned.customer_id = any(${[...customers]}::int[])
          and (assigned.full_access or exists (
            select from customer_case_access access
            where access.customer_id = assigned.customer_id and access.case_id = cloud_case.id
          ))
      ) as "isInAccount", coalesce((
        select json_agg(own) from (
          select accepted.granted_s - accepted.used_s as left, voucher.valid_to as "validTo",
            voucher.archived_at as "archivedAt"
          from voucher_user accepted join resource_access_voucher voucher on voucher.id = accepted.voucher_id
          join voucher_case given on given.voucher_id = voucher.id and given.case_id = cloud_case.id
          where accepted.user_id = ${userId} and voucher.kind = 'cloud_modules'
            and ${isVisibleCustomer(scope, sql`voucher.customer_id`)}
          order by voucher.valid_to desc, voucher.id desc limit ${sql.lit(maxVouchers)}
        ) own
      ), '[]') as vouchers
    from cloud_case join cloud_module on cloud_module.id = cloud_case.module_id
    where cloud_case.id = any(${[...ids]}::text[]) and ${
      scope === "everything"
        ? sql`true`
        : sql`exists (
        select from customer_learning_space assigned where assigned.learning_space_id = cloud_module.learning_space_id
          and ${isVisibleCustomer(scope, sql`assigned.customer_id`)})`
    }`,
  ["" as UserId, "everything", [], []],
  ["" as UserId, noScope, [], []],
);

/**
 * The refusals in the order in which a start checks them: of a person's several vouchers, the one that passes the most checks is
 * shown.
 */
const order: readonly CaseStartRefusal["code"][] = [
  "VOUCHER_NOT_ACCEPTED",
  "CASE_NOT_IN_VOUCHER",
  "VOUCHER_EXPIRED",
  "OTHER_SESSION_GOES_ON",
  "NOT_ENOUGH_TIME_LEFT",
  "NO_FREE_MACHINE",
];

/** Checks cases, each with the voucher of the person that passes the most checks. */
export const checkCases: Check = async ({ db }, person, ids, shared) => {
  const customers = person.customers.map(({ id }) => id);
  const rows = await casesStatement.rows(db, person.userId, person.scope, ids, customers);
  return verdictsOn(rows, async ({ name, isInAccount, vouchers }) => {
    const { now } = shared;
    const other = await shared.otherSession();
    const fleet = await shared.fleet();
    const hasAccepted = allows(
      mayUseCloudVoucher(person, { userIds: vouchers.length === 0 ? [] : [person.userId] }),
    );
    const tried = hasAccepted
      ? vouchers.map((voucher) => ({
          voucher,
          start: startCase(getFacts(voucher, fleet, other !== undefined, now)),
        }))
      : [{ voucher: undefined, start: startCase({ access: "notAccepted" }) }];
    const best = tried.toSorted((a, b) => rank(b.start) - rank(a.start))[0];
    if (best === undefined || best.start.ok) return { name, code: "MAY_START" };
    const { code } = best.start.error;
    const isOfVoucher = code !== "OTHER_SESSION_GOES_ON" && code !== "NO_FREE_MACHINE";
    // No administrator of an institution can create a voucher with a case that the institution's account does not include.
    if (isOfVoucher && !isInAccount && customers.length > 0) return { name, code: "CASE_NOT_IN_ACCOUNT" };
    return {
      name,
      code,
      at:
        code === "NO_FREE_MACHINE"
          ? nextFreeForOne(fleet, now)
          : best.voucher === undefined
            ? null
            : getEnd(best.voucher),
      other: other?.name ?? null,
      people: isOfVoucher ? await shared.institutionHelpers() : [],
    };
  });
};

function rank(start: ReturnType<typeof startCase>): number {
  return start.ok ? order.length : order.indexOf(start.error.code);
}

function getFacts(
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
function getEnd({ validTo, archivedAt }: Accepted): Instant {
  return instant(Math.min(at(validTo), archivedAt === null ? at(validTo) : at(archivedAt)));
}

/** Parses a time from a row that was read as JSON. */
function at(text: string): Instant {
  return parseInstant(text) ?? instant(0);
}
