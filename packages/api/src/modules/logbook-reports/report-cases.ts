import type { CustomerId, GroupId, Instant, LocalDate, RecordId, UserId } from "@cathedra/domain";
import { fullName } from "@cathedra/domain";
import type { ConfirmationState, Level, ParticipantRole } from "@cathedra/domain/logbook";
import { type RequirementSet, type RequirementSetId, requirementSet } from "@cathedra/domain/logbook-report";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import {
  bool,
  int,
  json,
  nullable,
  type RowsOf,
  statement,
  text,
  timestamp,
  uuid,
} from "../../db/statement.ts";
import type { LogbookTarget } from "../../graphql/generated/contract.ts";
import { isConfirmationRequested } from "../logbook/public.ts";
import { isImportedInVain, targetJson, targetOrder, targetsFor } from "../totals/public.ts";
import type { ListedCase } from "./render-report.ts";

export type ReportPeriod = { readonly from: LocalDate | null; readonly to: LocalDate };

/**
 * Nothing that identifies a patient is read, and no text that could. Hospital and attending of a confirmed record are as they
 * were confirmed.
 */
const casesStatement = statement(
  {
    id: uuid<RecordId>(),
    day: text<LocalDate>(),
    role: nullable(text<ParticipantRole>()),
    level: nullable(text<Level>()),
    customerId: int<CustomerId>(),
    name: text(),
    interventionType: text(),
    organSystem: text(),
    category: text(),
    subCategory: text(),
    code: text(),
    hospital: text(),
    attending: text(),
    state: text<ConfirmationState>(),
    confirmedAt: nullable(timestamp()),
    confirmedBy: nullable(text()),
    capacity: nullable(text()),
    isImportedInVain: bool(),
    statedRole: nullable(text<ParticipantRole>()),
  },
  (userId: UserId, from: LocalDate | null, to: LocalDate, most: number) => sql`
    select record.id, part.date_of_procedure::text as day, part.role, part.level, record.customer_id as "customerId",
      coalesce(confirmed.procedure_name, record.procedure_name) as name, record.intervention_type as "interventionType",
      record.organ_system as "organSystem", record.category, record.sub_category as "subCategory",
      record.procedure_code as code, coalesce(confirmed.hospital_name, record.hospital_name) as hospital,
      coalesce(
        confirmed.attending_last_name || ', ' || confirmed.attending_first_name,
        record.attending_last_name || ', ' || record.attending_first_name
      ) as attending,
      coalesce(record.confirmation, case when ${isConfirmationRequested} then 'open' else 'unasked' end) as state, record.confirmation_at as "confirmedAt",
      confirmed.confirmer_name as "confirmedBy", confirmed.capacity, ${isImportedInVain} as "isImportedInVain",
      stated.role as "statedRole"
    from logbook_participant part join logbook_record record on record.id = part.record_id
    left join logbook_confirmation confirmed on confirmed.record_id = record.id
      and record.confirmation = 'confirmed' and confirmed.confirmed_at = record.confirmation_at
    left join logbook_stated_role stated on stated.record_id = record.id
      and part.user_id = record.created_by and stated.role is distinct from part.role
    where part.user_id = ${userId} and part.position >= 0 and part.date_of_procedure <= ${to}::date
      and (${from}::date is null or part.date_of_procedure >= ${from}::date)
    order by part.date_of_procedure, record.id limit ${most}`,
);

/** The cases of a person in a period, in the order of their days, up to a maximum. */
export async function findReportCases(
  db: Db,
  userId: UserId,
  { from, to }: ReportPeriod,
  most: number,
): Promise<readonly ListedCase[]> {
  return (await casesStatement.rows(db, userId, from, to, most)).map(listedCase);
}

function listedCase(row: RowsOf<typeof casesStatement>): ListedCase {
  const { id, name, interventionType, organSystem, category, subCategory, code, ...rest } = row;
  const isConfirmed = rest.state === "confirmed";
  const confirmedAt: Instant | null = isConfirmed ? rest.confirmedAt : null;
  return {
    ...rest,
    recordId: id,
    procedure: { name, interventionType, organSystem, category, subCategory, code },
    isConfirmed,
    confirmedAt,
  };
}

type Membership = {
  readonly groupId: GroupId;
  readonly group: string;
  readonly institution: string;
  readonly isLearner: boolean;
};

const personStatement = statement(
  { firstName: text(), lastName: text(), memberships: json<readonly Membership[]>() },
  (userId: UserId) => sql`
    select person.first_name as "firstName", person.last_name as "lastName", (
      select coalesce(json_agg(json_build_object(
        'groupId', customer_group.id, 'group', customer_group.name, 'institution', customer.name,
        'isLearner', member.role = 'learner'
      ) order by customer.name collate "und-x-icu", customer_group.name collate "und-x-icu", customer_group.id), '[]')
      from customer_group_member member
      join customer_group on customer_group.id = member.group_id
      join customer on customer.id = customer_group.customer_id
      where member.user_id = person.id and customer_group.removed_at is null
    ) as memberships
    from app_user person where person.id = ${userId}`,
);

const targetsStatement = statement(
  { target: json<LogbookTarget>() },
  (learnsIn: readonly GroupId[]) => sql`
    select ${targetJson} as target from logbook_target target where ${targetsFor(learnsIn)} order by ${targetOrder}`,
  [[]],
);

export type ReportPerson = {
  readonly personName: string;
  readonly institutions: readonly string[];
  readonly groups: readonly string[];
  readonly set: RequirementSet;
};

/** The person of a report with their institutions, and the requirements with this id. */
export async function findReportPerson(
  db: Db,
  userId: UserId,
  setId: RequirementSetId,
): Promise<ReportPerson> {
  const { memberships, ...names } = await personStatement.only(db, userId);
  const learnsIn = memberships.filter(({ isLearner }) => isLearner).map(({ groupId }) => groupId);
  const targets = setId === "institution" ? await targetsStatement.rows(db, learnsIn) : [];
  return {
    personName: fullName(names),
    institutions: [...new Set(memberships.map(({ institution }) => institution))],
    groups: memberships.map(({ group }) => group),
    set: requirementSet(
      setId,
      targets.map(({ target }) => target),
    ),
  };
}
