import { formatAttendingName } from "@cathedra/domain/logbook";
import type { Option } from "@cathedra/ui-kit/ComboBox";
import type { FilterFormQuery$data } from "../../../../__generated__/FilterFormQuery.graphql.ts";

type Offered = FilterFormQuery$data["IRLogFormData"];

/** Hospitals by name, which two customers may share; the one that is chosen is there also when nobody offers it. */
export function hospitalChoices(hospitals: Offered["hospitals"], chosen: string | null): readonly Option[] {
  const names = new Set([...(chosen === null ? [] : [chosen]), ...hospitals.map(({ name }) => name)]);
  return [...names]
    .toSorted((one, other) => one.localeCompare(other))
    .map((name) => ({ value: name, label: name }));
}

/** Attendings as "Last, First", with their customer where there are several. */
export function attendingChoices(attendings: Offered["attending"]): readonly Option[] {
  const hasSeveral = new Set(attendings.map(({ customerName }) => customerName)).size > 1;
  return attendings.map((attending) => ({
    value: attending.id,
    label: formatAttendingName(attending),
    ...(hasSeveral ? { description: attending.customerName } : {}),
  }));
}
