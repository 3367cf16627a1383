import type { KeycloakId } from "@cathedra/domain";
import { emptyForm, formEntries } from "@cathedra/domain/fields";
import {
  type ClinicalForm,
  changeField,
  clinicalFieldNames,
  clinicalFields,
  type DoseField,
  defaultParticipants,
  dosesClearedBy,
  type LastParticipation,
  levels,
  type Me,
  ownParticipant,
  type Participant,
  type PlainRecordField,
  participantRoles,
  type RecordFieldName,
  recordFields,
  visibleFields,
} from "@cathedra/domain/logbook";
import * as v from "valibot";

const participant = v.object({
  keycloakId: v.nullable(
    v.pipe(
      v.string(),
      v.transform((id) => id as KeycloakId),
    ),
  ),
  name: v.string(),
  role: v.nullable(v.picklist(participantRoles)),
  level: v.nullable(v.picklist(levels)),
});

const procedure = v.object({
  interventionType: v.string(),
  organSystem: v.string(),
  category: v.string(),
  subCategory: v.string(),
  name: v.string(),
  code: v.string(),
});

/** The content of the record form, also as its drafts contain it. */
export const recordForm = v.object({
  groupId: v.nullable(v.number()),
  /** `YYYY-MM-DD`, or empty. */
  dateOfProcedure: v.string(),
  optionalIdentifier: v.string(),
  /** "Last, First", as chosen or typed. */
  attendingName: v.string(),
  /** The id of the chosen attending; null for a typed name (7.061). */
  attendingId: v.nullable(v.string()),
  hospital: v.string(),
  /** A complete procedure of the catalogue: the cascade never leaves a level open (7.030). */
  procedure: v.nullable(procedure),
  procedureIndication: v.string(),
  participants: v.array(participant),
  /** Text in a dose field that is no number (7.056): the dose is then null. */
  wrongDoses: v.exactOptional(v.record(v.string(), v.string())),
  ...formEntries(clinicalFields),
});

export type RecordForm = Readonly<v.InferOutput<typeof recordForm>>;

/** A group in which the person may write, with the customer that it belongs to. */
export type FormGroup = {
  readonly id: number;
  readonly name: string;
  readonly customer: { readonly id: number; readonly name: string };
};

/** All optional fields in their initial state (7.009). */
export const noClinicalData: ClinicalForm = emptyForm(clinicalFields);

/**
 * An empty form. The person is its first participant (7.044), with the role and level of their last record; a single group is
 * preselected (X80).
 */
export function newRecordForm(me: Me, groups: readonly FormGroup[], last?: LastParticipation): RecordForm {
  return {
    groupId: groups.length === 1 ? (groups[0]?.id ?? null) : null,
    dateOfProcedure: "",
    optionalIdentifier: "",
    attendingName: "",
    attendingId: null,
    hospital: "",
    procedure: null,
    procedureIndication: "",
    participants: [...defaultParticipants(me, last)],
    ...noClinicalData,
  };
}

/** A field whose kind defines all its rules, and that has the same name in the form. */
export type AnswerName = PlainRecordField & keyof RecordForm;

export function isAnswerName(name: string): name is AnswerName {
  return name in recordFields && recordFields[name as RecordFieldName].kind !== "own";
}

/** The form with a changed clinical field; fields that are then hidden are emptied (7.033-7.041, X74). */
export function withClinical<Field extends keyof ClinicalForm>(
  form: RecordForm,
  field: Field,
  value: ClinicalForm[Field],
): RecordForm {
  return withAnswer(form, field, value);
}

/** The form after a field was set to a value that its control offers. */
export function withAnswer(
  form: RecordForm,
  field: AnswerName,
  value: string | number | boolean | null,
): RecordForm {
  const changed = changeField<RecordForm, AnswerName>(form, field, value);
  const { wrongDoses } = changed;
  if (wrongDoses === undefined) return changed;
  const shown = visibleFields(changed);
  const cleared = clearedDoses(form, field, value);
  return withWrongDoses(
    changed,
    doseNames
      .filter((name) => shown.has(name) && !cleared.includes(name))
      .map((name) => [name, wrongDoses[name]]),
  );
}

/** A changed modality clears the doses of the other kind (7.036), including text that is no number. */
function clearedDoses(
  form: RecordForm,
  field: AnswerName,
  value: string | number | boolean | null,
): readonly DoseField[] {
  const isModality = field === "modalityPrimary" || field === "modalitySecondary";
  if (!isModality || form[field] === value) return [];
  return dosesClearedBy(typeof value === "string" ? value : null);
}

/** The fields of doses, which alone can contain text that is not a number. */
const doseNames = clinicalFieldNames.filter(
  (name): name is DoseField => clinicalFields[name].kind === "number",
);

export function isDoseName(name: string): name is DoseField {
  return doseNames.some((each) => each === name);
}

/** Sets a dose; `wrongText` is the typed text when it is no number. */
export function withDose(
  form: RecordForm,
  name: DoseField,
  { dose, wrongText }: { readonly dose: number | null; readonly wrongText: string | undefined },
): RecordForm {
  const changed = withClinical(form, name, dose);
  return withWrongDoses(changed, Object.entries({ ...changed.wrongDoses, [name]: wrongText }));
}

function withWrongDoses(
  form: RecordForm,
  texts: readonly (readonly [string, string | undefined])[],
): RecordForm {
  const wrong = texts.filter((entry): entry is readonly [string, string] => entry[1] !== undefined);
  return { ...form, wrongDoses: Object.fromEntries(wrong) };
}

/**
 * Changes the group: the only participant is then the person (7.044). Hospital and attending belong to a customer (7.062), so
 * they stay only if the customer stays; or, before any group is chosen, if there is only one customer.
 */
export function withGroup(
  form: RecordForm,
  groupId: number | null,
  { groups, me }: { readonly groups: readonly FormGroup[]; readonly me: Me },
): RecordForm {
  if (groupId === form.groupId) return form;
  const before = getCustomerId(form.groupId, groups);
  const after = getCustomerId(groupId, groups);
  const stays =
    before === undefined ? groups.every(({ customer }) => customer.id === after) : before === after;
  return {
    ...form,
    groupId,
    participants: [...ownParticipant(form.participants, me)],
    ...(stays ? {} : { hospital: "", attendingName: "", attendingId: null }),
  };
}

export function getCustomerId(groupId: number | null, groups: readonly FormGroup[]): number | undefined {
  return groups.find((group) => group.id === groupId)?.customer.id;
}

export function withParticipants(form: RecordForm, participants: readonly Participant[]): RecordForm {
  return { ...form, participants: [...participants] };
}
