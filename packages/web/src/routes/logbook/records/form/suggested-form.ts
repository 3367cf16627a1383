import type { Me } from "@cathedra/domain/logbook";
import type { RecordEditor_query$data } from "../../../../__generated__/RecordEditor_query.graphql.ts";
import { localDay } from "../../../../format/dates.ts";
import {
  attendingOptions,
  getChoices,
  getLastParticipation,
  hospitalOptions,
  lastChosen,
  recentAt,
} from "./choices.ts";
import { type FormGroup, newRecordForm, type RecordForm } from "./record-form.ts";

type FormData = RecordEditor_query$data["IRLogFormData"];

export type SuggestionFacts = {
  readonly me: Me;
  readonly groups: readonly FormGroup[];
  readonly formData: FormData;
};

/** The form of a new record, which begins with what is most likely: today, and the place and people of the latest record. */
export function suggestedForm({ me, groups, formData }: SuggestionFacts): RecordForm {
  return {
    ...newRecordForm(me, groups, getLastParticipation(formData)),
    ...suggestedOccasion(formData, groups),
    dateOfProcedure: localDay(),
  };
}

/**
 * The group, hospital and attending of the person's latest record, each as far as it is still offered. Without a known group
 * nothing is suggested, because hospitals and attendings belong to its customer (7.062).
 */
function suggestedOccasion(
  formData: FormData,
  groups: readonly FormGroup[],
): Partial<Pick<RecordForm, "groupId" | "hospital" | "attendingId" | "attendingName">> {
  const group =
    groups.find(({ id }) => id === formData.lastGroupId) ?? (groups.length === 1 ? groups[0] : undefined);
  if (group === undefined) return {};
  const customerId = group.customer.id;
  const recent = recentAt(formData, customerId);
  const choices = getChoices(formData);
  const noName = { attendingId: null, attendingName: "" };
  const hospital = lastChosen(hospitalOptions(choices, customerId, ""), recent?.hospitals);
  const attending = lastChosen(attendingOptions(choices, customerId, noName), recent?.attendings);
  return {
    groupId: group.id,
    ...(hospital !== undefined && { hospital: hospital.value }),
    ...(attending !== undefined && { attendingId: attending.value, attendingName: attending.label }),
  };
}
