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
 * together by month before they meet the targets, which ask for months at the finest.
 */
export function targetCtes(asOf: LocalDate): readonly Part[] {
  const academicYear = yearStart(asOf, academicYearMonth);
  const calendarYear = yearStart(asOf, 1);
  return [
    sql`tally as materialized (
      select user_id, ${kind}, date_trunc('month', day)::date as month, count(*) as cases
      from mine group by user_id, ${kind}, month
    )`,
    sql`started as materialized (
      select user_id, customer_id, min(day) as first_day from mine group by user_id, customer_id
    )`,
    sql`done as materialized (
      select tally.user_id, target.id as target_id, sum(tally.cases)::int as cases
      from targets target join tally on tally.customer_id = target.customer_id
        and (target.intervention_type is null or target.intervention_type = tally.intervention_type)
        and (target.organ_system is null or target.organ_system = tally.organ_system)
        and (target.category is null or target.category = tally.category)
        and (target.sub_category is null or target.sub_category = tally.sub_category)
        and (target.procedure_code is null or target.procedure_code = tally.procedure_code)
        and (target.roles = '{}' or tally.role = any(target.roles))
        and (target.levels = '{}' or tally.level = any(target.levels))
        and tally.month >= case target.span
          when 'academicYear' then ${academicYear}::date
          when 'calendarYear' then ${calendarYear}::date
          else '-infinity'::date
        end
      group by tally.user_id, target.id
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
