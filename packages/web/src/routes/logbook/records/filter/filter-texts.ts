import {
  type AdverseEvent,
  adverseEventLabels,
  type ConfirmationState,
  type Modality,
  modalityLabels,
  recordFieldLabels,
} from "@cathedra/domain/logbook";
import { confirmationTexts } from "@cathedra/domain/messages";
import { showDay } from "../../../../format/dates.ts";
import type { FilterName, ListFilters } from "../../record-list/list-filters.ts";

/** The names of the filters. */
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
  complications: recordFieldLabels.complications,
  groupId: "Group",
  roleMissingFor: "Without a role",
  toCompleteBy: "To complete",
  confirmation: "Confirmation",
};

/** The text of a filter's value, for filters whose value in the address is a code. */
const sayings: { readonly [Name in FilterName]?: (value: string) => string } = {
  startDate: showDay,
  endDate: showDay,
  modalityPrimary: (value) => modalityLabels[value as Modality],
  confirmation: (value) => confirmationTexts.short[value as ConfirmationState],
  complications: (value) => adverseEventLabels[value as AdverseEvent],
};

/** The names of filters that the address contains as ids only, taken from the records. */
export type FilterNames = Partial<Pick<ListFilters, "attending" | "groupId">>;

/** A filter and its value: "Hospital: St. Aldhelm". */
export function filterText(filters: ListFilters, name: FilterName, names: FilterNames): string {
  const label = filterLabels[name];
  // The address contains only the id of the person.
  if (name === "roleMissingFor" || name === "toCompleteBy") return label;
  const value = filters[name] ?? "";
  const valueText =
    name === "attending" || name === "groupId" ? names[name] : (sayings[name]?.(value) ?? value);
  return valueText == null ? label : `${label}: ${valueText}`;
}
