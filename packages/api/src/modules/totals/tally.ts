import type { LocalDate } from "@cathedra/domain";
import { academicYearMonth, yearStart } from "@cathedra/domain";
import { type RawBuilder, sql } from "kysely";

type Part = RawBuilder<unknown>;

/** What `mine` must select of `logbook_participant part join logbook_record record`. */
export const caseColumns: Part = sql`
  part.role, part.level, part.date_of_procedure as day, record.customer_id, record.intervention_type,
  record.organ_system, record.category, record.sub_category, record.procedure_code`;

const kind = sql`customer_id, intervention_type, organ_system, category, sub_category, procedure_code, role, level`;

/**
 * The CTEs that count towards targets, over `mine` (cases with a `user_id`) and `targets`. Cases of one kind are put
 * together over all people, so that a kind meets a target once, however many people have cases of it.
 */
export function targetCtes(asOf: LocalDate): readonly Part[] {
  const academicYear = yearStart(asOf, academicYearMonth);
  const calendarYear = yearStart(asOf, 1);
  return [
    sql`kinds as materialized (
      select ${kind}, array_agg(user_id) as people, array_agg(ever) as ever,
        array_agg(academic) as academic, array_agg(calendar) as calendar
      from (
        select user_id, ${kind}, count(*)::int as ever,
          (count(*) filter (where day >= ${academicYear}::date))::int as academic,
          (count(*) filter (where day >= ${calendarYear}::date))::int as calendar
        from mine group by user_id, ${kind}
      ) tally group by ${kind}
    )`,
    sql`started as materialized (
      select user_id, customer_id, min(day) as first_day from mine group by user_id, customer_id
    )`,
    sql`met as materialized (
      select target.id as target_id, kinds.people, case target.span
          when 'academicYear' then kinds.academic when 'calendarYear' then kinds.calendar else kinds.ever
        end as cases
      from targets target join kinds on kinds.customer_id = target.customer_id
        and (target.intervention_type is null or target.intervention_type = kinds.intervention_type)
        and (target.organ_system is null or target.organ_system = kinds.organ_system)
        and (target.category is null or target.category = kinds.category)
        and (target.sub_category is null or target.sub_category = kinds.sub_category)
        and (target.procedure_code is null or target.procedure_code = kinds.procedure_code)
        and (target.roles = '{}' or kinds.role = any(target.roles))
        and (target.levels = '{}' or kinds.level = any(target.levels))
    )`,
    sql`done as materialized (
      select user_id, target_id, sum(cases)::int as cases
      from (select target_id, unnest(people) as user_id, unnest(cases) as cases from met) of_person
      group by user_id, target_id
    )`,
  ];
}

/** A row of `logbook_target target` as JSON by the contract's names. */
export const targetJson: Part = sql`json_build_object(
  'id', target.id, 'customerId', target.customer_id, 'groupId', target.group_id, 'name', target.name,
  'interventionType', target.intervention_type, 'organSystem', target.organ_system, 'category', target.category,
  'subCategory', target.sub_category, 'procedureCode', target.procedure_code, 'roles', target.roles,
  'levels', target.levels, 'minimum', target.minimum, 'span', target.span, 'months', target.months
)`;

/** The order in which targets stand everywhere. */
export const targetOrder: Part = sql`target.name, target.id`;
