import type { CustomerId, GroupId, LocalDate, UserId } from "@cathedra/domain";
import type { DoseMedian } from "@cathedra/domain/logbook";
import { type RawBuilder, sql } from "kysely";
import { andConditions } from "../../db/and-conditions.ts";
import type { Db } from "../../db/database.ts";
import { json, statement } from "../../db/statement.ts";
import type {
  ActivityProcedure,
  LogbookMonthTotal,
  LogbookRoleTotal,
} from "../../graphql/generated/contract.ts";
import {
  caseColumns,
  countedColumn,
  targetCtes,
  targetJson,
  targetOrder,
  targetsFor,
} from "./counting-sql.ts";
import type { CountedTarget } from "./target-progress.ts";

export type TotalsSearch = {
  readonly userId: UserId;
  readonly customers: "everything" | readonly CustomerId[];
  /** The groups in which the person is a trainee. */
  readonly learnsIn: readonly GroupId[];
  readonly groupId: GroupId | null;
  readonly from: LocalDate | null;
  readonly asOf: LocalDate;
  readonly confirmedOnly: boolean;
};

const doses = ["doseTime", "doseDap", "doseSkin", "doseCtdi", "doseDlp"] as const;
type Dose = (typeof doses)[number];

export type FoundProcedure = {
  readonly procedure: ActivityProcedure;
  readonly cases: number;
  readonly roles: readonly LogbookRoleTotal[];
} & { readonly [Name in Dose]: DoseMedian };

export type FoundTotals = {
  readonly cases: number;
  readonly importedCases: number;
  readonly firstDay: LocalDate | null;
  readonly lastDay: LocalDate | null;
  readonly months: readonly LogbookMonthTotal[];
  readonly procedures: readonly FoundProcedure[];
  readonly targets: readonly CountedTarget[];
};

const columns = {
  doseTime: "dose_time",
  doseDap: "dose_dap",
  doseSkin: "dose_skin",
  doseCtdi: "dose_ctdi",
  doseDlp: "dose_dlp",
} as const satisfies { readonly [Name in Dose]: string };

/** `targets` with the counts of one person's cases, from the CTEs of `targetCtes`. */
const countedTargets = sql`(
        select coalesce(json_agg(json_build_object(
          'target', ${targetJson}, 'done', coalesce(done.cases, 0), 'firstDay', started.first_day
        ) order by ${targetOrder}), '[]')
        from targets target
        left join done on done.target_id = target.id
        left join started on started.customer_id = target.customer_id
      )`;

/** All totals of a person in one statement, whose cost depends only on that person's records. */
export async function findTotals(db: Db, search: TotalsSearch): Promise<FoundTotals> {
  const { userId, customers, groupId, from, asOf } = search;
  const inScope = customers === "everything" ? [] : [sql`record.customer_id = any(${customers}::int[])`];
  const inPeriod = [
    sql`is_counted`,
    ...(from === null ? [] : [sql`day >= ${from}::date`]),
    ...(groupId === null ? [] : [sql`group_id = ${groupId}`]),
  ];
  const { rows } = await sql<FoundTotals>`
    with mine as materialized (
      select part.user_id, part.group_id, record.procedure_name, record.intervention_type, record.organ_system, record.category,
        record.sub_category, record.procedure_code,
        record.confirmation is not distinct from 'imported' as is_imported, ${caseColumns}, ${countedColumn(search.confirmedOnly)},
        ${sql.join(doses.map((dose) => sql.ref(`record.${columns[dose]}`)))}
      from logbook_participant part join logbook_record record on record.id = part.record_id
      where ${andConditions([
        sql`part.user_id = ${userId} and part.position >= 0 and part.date_of_procedure <= ${asOf}::date`,
        ...inScope,
      ])}
    ), counted as materialized (select * from mine where ${andConditions(inPeriod)}),
    targets as materialized (
      select target.* from logbook_target target
      where ${targetsFor(search.learnsIn)}
        and ${customers === "everything" ? sql`true` : sql`target.customer_id = any(${customers}::int[])`}
    ), ${sql.join(targetCtes(asOf))}
    select (select count(*)::int from counted) as cases,
      (select count(*)::int from counted where is_imported) as "importedCases",
      (select min(day) from counted) as "firstDay",
      (select max(day) from counted) as "lastDay",
      (
        select coalesce(json_agg(json_build_object('month', month, 'role', role, 'cases', cases) order by month, role), '[]')
        from (
          select date_trunc('month', day)::date as month, role, count(*) as cases from counted group by 1, 2
        ) by_month
      ) as months,
      ${procedures} as procedures,
      ${countedTargets} as targets`.execute(db);
  return (
    rows[0] ?? {
      cases: 0,
      importedCases: 0,
      firstDay: null,
      lastDay: null,
      months: [],
      procedures: [],
      targets: [],
    }
  );
}

const ownTargetsStatement = statement(
  { targets: json<readonly CountedTarget[]>() },
  (userId: UserId, learnsIn: readonly GroupId[], asOf: LocalDate) => sql`
    with targets as materialized (
      select target.* from logbook_target target where ${targetsFor(learnsIn)}
    ), mine as materialized (
      select part.user_id, ${caseColumns}, ${countedColumn(false)}
      from logbook_participant part
      where part.user_id = ${userId} and part.position >= 0 and part.date_of_procedure <= ${asOf}::date
        and part.customer_id in (select customer_id from targets)
    ), ${sql.join(targetCtes(asOf))}
    select ${countedTargets} as targets`,
  ["" as UserId, [], "2026-01-01" as LocalDate],
);

/** SQL for whether an institution of a group of the row `person` has any targets. */
export const hasTargets: RawBuilder<unknown> = sql`exists (
  select from customer_group_member member
  join customer_group on customer_group.id = member.group_id
  join logbook_target target on target.customer_id = customer_group.customer_id
  where member.user_id = person.id
)`;

/** A person's targets with their progress: the same count as in their totals. */
export async function findTargets(
  db: Db,
  userId: UserId,
  learnsIn: readonly GroupId[],
  asOf: LocalDate,
): Promise<readonly CountedTarget[]> {
  return (await ownTargetsStatement.only(db, userId, learnsIn, asOf)).targets;
}

const path = sql`procedure_code, procedure_name, intervention_type, organ_system, category, sub_category`;

const procedures: RawBuilder<readonly FoundProcedure[]> = sql`(
  select coalesce(json_agg(json_build_object(
    'procedure', json_build_object(
      'name', procedure_name, 'interventionType', intervention_type, 'organSystem', organ_system,
      'category', category, 'subCategory', sub_category, 'code', procedure_code
    ), 'cases', cases, 'roles', roles,
    ${sql.join(
      doses.map(
        (dose) => sql`${sql.lit(dose)}, json_build_object(
          'median', ${sql.ref(columns[dose])}, 'cases', ${sql.ref(`n_${columns[dose]}`)}
        )`,
      ),
    )}
  ) order by cases desc, procedure_name, procedure_code), '[]')
  from (
    select ${path}, count(*) as cases, ${sql.join(
      doses.map((dose) => {
        const column = sql.ref(columns[dose]);
        return sql`percentile_cont(0.5) within group (order by ${column}) as ${column},
          count(${column}) as ${sql.ref(`n_${columns[dose]}`)}`;
      }),
    )}
    from counted group by ${path}
  ) whole join (
    select ${path}, json_agg(json_build_object('role', role, 'cases', cases) order by role) as roles
    from (select ${path}, role, count(*) as cases from counted group by ${path}, role) by_role
    group by ${path}
  ) in_roles using (${path})
)`;
