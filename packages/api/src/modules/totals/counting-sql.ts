import type { GroupId, LocalDate } from "@cathedra/domain";
import { academicYearMonth, targetConditions, yearStart } from "@cathedra/domain/logbook";
import { type RawBuilder, sql } from "kysely";

type Part = RawBuilder<unknown>;

/** The columns of a case, of `logbook_participant part`. */
export const caseColumns: Part = sql`
  part.role, part.level, part.date_of_procedure as day, part.customer_id, part.kind_id`;

/**
 * SQL for the column `is_counted`: whether a case of `logbook_record record` counts. All cases are read nevertheless, because
 * they determine when a training began.
 */
export function countedColumn(confirmedOnly: boolean): Part {
  return sql`${confirmedOnly ? sql`(record.confirmation is not distinct from 'confirmed')` : sql`not ${isImportedInVain}`} as is_counted`;
}

/**
 * Whether a case of `logbook_participant part` is imported and its institution does not count imported ones. Its record is only
 * looked up in such institutions.
 */
export const isImportedInVain: Part = sql`case
  when part.customer_id = any(array(select customer_id from logbook_settings where not count_imported))
  then exists (select from logbook_record imported where imported.id = part.record_id and imported.confirmation = 'imported')
  else false end`;

/**
 * Cases with equal values of these columns count towards the same targets. The column that differs most comes first, which makes
 * sorting fastest.
 */
export const caseKind: Part = sql`kind_id, role, level, customer_id`;

/**
 * Adds to groups of equal cases, called `tally`, the columns that `isOfTarget` compares. The kind of each group is read once,
 * however many cases it has.
 */
export const withKinds = (tally: Part): Part => sql`
  select tally.*, kind.intervention_type, kind.organ_system, kind.category, kind.sub_category, kind.procedure_code
  from (${tally}) tally join case_kind kind on kind.id = tally.kind_id`;

/**
 * The CTEs that count towards targets, from `mine` (cases with a `user_id`) and `targets`. Equal cases of all people are
 * grouped, so that each kind of case is compared with a target once.
 */
export function targetCtes(asOf: LocalDate): readonly Part[] {
  const academicYear = yearStart(asOf, academicYearMonth);
  const calendarYear = yearStart(asOf, 1);
  return [
    sql`kinds as materialized (${withKinds(sql`
      select ${caseKind}, array_agg(user_id) as people, array_agg(ever) as ever,
        array_agg(academic) as academic, array_agg(calendar) as calendar
      from (
        select user_id, ${caseKind}, count(*)::int as ever,
          (count(*) filter (where day >= ${academicYear}::date))::int as academic,
          (count(*) filter (where day >= ${calendarYear}::date))::int as calendar
        from mine where is_counted group by user_id, ${caseKind}
      ) of_person group by ${caseKind}
    `)})`,
    sql`started as materialized (
      select user_id, customer_id, min(day) as first_day from mine group by user_id, customer_id
    )`,
    sql`met as materialized (
      select target.id as target_id, kinds.people, case target.span
          when 'academicYear' then kinds.academic when 'calendarYear' then kinds.calendar else kinds.ever
        end as cases
      from targets target join kinds on kinds.customer_id = target.customer_id
        and ${isOfTarget()}
    )`,
    sql`done as materialized (
      select user_id, target_id, sum(cases)::int as cases
      from (select target_id, unnest(people) as user_id, unnest(cases) as cases from met) of_person
      group by user_id, target_id
    )`,
  ];
}

const columns = {
  interventionType: "intervention_type",
  organSystem: "organ_system",
  category: "category",
  subCategory: "sub_category",
  procedureCode: "procedure_code",
  role: "role",
  level: "level",
  roles: "roles",
  levels: "levels",
} as const;

/** Whether a row `kinds`, with the columns of `caseColumns`, counts for a row `target`, whatever its day. */
export function isOfTarget(): Part {
  return sql`${sql.join(targetConditions.map(getCondition), sql` and `)}`;
}

/** SQL for one condition between `target` and `kinds`, from the domain's rule, which the form uses too. */
function getCondition({ kind: how, target, of }: (typeof targetConditions)[number]): Part {
  const wanted = sql.ref(`target.${columns[target]}`);
  const value = sql.ref(`kinds.${columns[of]}`);
  return how === "equal"
    ? sql`(${wanted} is null or ${wanted} = ${value})`
    : sql`(${wanted} = '{}' or ${value} = any(${wanted}))`;
}

/** The condition on `logbook_target target` for trainees of these groups. */
export function targetsFor(learnsIn: readonly GroupId[]): Part {
  return sql`exists (
    select from customer_group where customer_group.id = any(${learnsIn}::int[])
      and customer_group.customer_id = target.customer_id
  ) and (target.group_id is null or target.group_id = any(${learnsIn}::int[]))`;
}

/** A row of `logbook_target target` as JSON by the contract's names. */
export const targetJson: Part = sql`json_build_object(
  'id', target.id, 'customerId', target.customer_id, 'groupId', target.group_id, 'name', target.name,
  'interventionType', target.intervention_type, 'organSystem', target.organ_system, 'category', target.category,
  'subCategory', target.sub_category, 'procedureCode', target.procedure_code, 'roles', target.roles,
  'levels', target.levels, 'minimum', target.minimum, 'span', target.span, 'months', target.months
)`;

/** The order of targets in every list. */
export const targetOrder: Part = sql`target.name, target.id`;
