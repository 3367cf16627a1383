import { type CustomerId, type GroupId, isUuid, type LocalDate, type UserId } from "@cathedra/domain";
import { type Actor, mayUseLogbook } from "@cathedra/domain/access";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { bool, statement } from "../../db/statement.ts";
import { appError } from "../../errors.ts";
import type { QueryLogbookCaseOfColleagueArgs } from "../../graphql/generated/contract.ts";

/**
 * Whether somebody else has a record of the same case in a group of which the person is a member. Their records stay hidden from
 * each other: whoever asks states the whole case, and learns that it is logged, not by whom.
 */
export async function isCaseOfColleague(
  db: Db,
  actor: Actor,
  args: QueryLogbookCaseOfColleagueArgs,
): Promise<boolean> {
  if (mayUseLogbook(actor) !== "allowed") throw appError("FORBIDDEN");
  const { userId, memberships } = actor;
  if (memberships.length === 0 || !isUuid(args.attending)) return false;
  const customers = [...new Set(memberships.map(({ customerId }) => customerId))];
  const groups = memberships.map(({ groupId }) => groupId);
  return (await caseOfColleague.only(db, userId, customers, groups, args)).found;
}

const caseOfColleague = statement(
  { found: bool() },
  (
    person: UserId,
    customers: readonly CustomerId[],
    groups: readonly GroupId[],
    { dateOfProcedure, hospital, attending, procedureCode }: QueryLogbookCaseOfColleagueArgs,
  ) => sql`
    select exists (
      select from logbook_record record join hospital on hospital.id = record.hospital_id
      where record.customer_id = any(${customers}) and record.group_id = any(${groups})
        and record.date_of_procedure = ${dateOfProcedure}::date and record.procedure_code = ${procedureCode}
        and record.attending_id = ${attending}::uuid and hospital.name = ${hospital}
        and record.created_by <> ${person}
    ) as found`,
  [
    "" as UserId,
    [],
    [],
    { dateOfProcedure: "2026-01-01" as LocalDate, hospital: "", attending: "", procedureCode: "" },
  ],
);
