import {
  type AdverseEvent,
  adverseEventLabels,
  fieldError,
  type Modality,
  modalityLabel,
} from "@cathedra/domain";
import { showDay } from "../../../../format/dates.ts";
import type { FilterName, ListFilters } from "../list/list-filters.ts";

/** What each filter is called. */
export const filterLabels: { readonly [Name in FilterName]: string } = {
  startDate: "From",
  endDate: "To",
  hospital: "Hospital",
  attending: "Attending",
  participantName: "Participant",
  interventionType: "Intervention type",
  organSystem: "Organ system",
  category: "Category",
  subCategory: "Subcategory",
  modalityPrimary: "Primary modality",
  complications: "Complications",
};

/** A filter and what it is set to: "Hospital: St. Aldhelm". The address knows an attending by id alone. */
export function filterText(
  filters: ListFilters,
  name: FilterName,
  attendingName: string | undefined,
): string {
  const label = filterLabels[name];
  const value = filters[name] ?? "";
  switch (name) {
    case "startDate":
    case "endDate":
      return `${label}: ${showDay(value)}`;
    case "attending":
      return attendingName === undefined ? label : `${label}: ${attendingName}`;
    case "modalityPrimary":
      return `${label}: ${modalityLabel(value as Modality)}`;
    case "complications":
      return `${label}: ${adverseEventLabels[value as AdverseEvent] ?? value}`;
    default:
      return `${label}: ${value}`;
  }
}

/** A last day before the first one finds nothing, and the field says why. */
export function endDateError({ startDate, endDate }: ListFilters): string | undefined {
  const isBefore = startDate !== null && endDate !== null && endDate < startDate;
  return isBefore
    ? fieldError("endDate", "DATE_TOO_EARLY", { earliest: showDay(startDate) }).message
    : undefined;
}
