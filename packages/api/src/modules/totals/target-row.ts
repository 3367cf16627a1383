import type { Target } from "@cathedra/domain/logbook";

/** A target as the columns of `logbook_target`, without its id and its customer. */
export function targetRow({ name, groupId, scope, roles, levels, minimum, span, months }: Target) {
  return {
    group_id: groupId,
    name,
    intervention_type: scope.interventionType,
    organ_system: scope.organSystem,
    category: scope.category,
    sub_category: scope.subCategory,
    procedure_code: scope.procedureCode,
    roles,
    levels,
    minimum,
    span,
    months,
  };
}
