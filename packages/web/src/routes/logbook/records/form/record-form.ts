import {
  defaultParticipants,
  type KeycloakId,
  levels,
  type Me,
  type Participant,
  participantRoles,
} from "@cathedra/domain";
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

/** What the form holds while somebody fills it in; also what a draft of it must look like. */
export const recordForm = v.object({
  groupId: v.nullable(v.number()),
  /** `YYYY-MM-DD`, or empty. */
  dateOfProcedure: v.string(),
  optionalIdentifier: v.string(),
  /** "Last, First", as chosen or typed. */
  attendingName: v.string(),
  /** Of the attending that was chosen; null for a typed name (7.061). */
  attendingId: v.nullable(v.string()),
  hospital: v.string(),
  /** One of the catalogue, whole: the cascade never leaves a level open (7.030). */
  procedure: v.nullable(procedure),
  procedureIndication: v.string(),
  participants: v.array(participant),
});

export type RecordForm = Readonly<v.InferOutput<typeof recordForm>>;

/** A group in which the person may write, with the customer that it belongs to. */
export type FormGroup = {
  readonly id: number;
  readonly name: string;
  readonly customer: { readonly id: number; readonly name: string };
};

/** An empty form: the person takes part first (7.044), and an only group is chosen already (X80). */
export function newRecordForm(me: Me, groups: readonly FormGroup[]): RecordForm {
  return {
    groupId: groups.length === 1 ? (groups[0]?.id ?? null) : null,
    dateOfProcedure: "",
    optionalIdentifier: "",
    attendingName: "",
    attendingId: null,
    hospital: "",
    procedure: null,
    procedureIndication: "",
    participants: [...defaultParticipants(me)],
  };
}

/**
 * Another group: participants are the person alone again (7.044). Hospital and attending belong to a customer
 * (7.062), so they stay only where the customer does.
 */
export function withGroup(
  form: RecordForm,
  groupId: number | null,
  { groups, me }: { readonly groups: readonly FormGroup[]; readonly me: Me },
): RecordForm {
  if (groupId === form.groupId) return form;
  const before = customerIdOf(form.groupId, groups);
  const stays = before === undefined || before === customerIdOf(groupId, groups);
  return {
    ...form,
    groupId,
    participants: [...defaultParticipants(me)],
    ...(stays ? {} : { hospital: "", attendingName: "", attendingId: null }),
  };
}

export function customerIdOf(groupId: number | null, groups: readonly FormGroup[]): number | undefined {
  return groups.find((group) => group.id === groupId)?.customer.id;
}

export function withParticipants(form: RecordForm, participants: readonly Participant[]): RecordForm {
  return { ...form, participants: [...participants] };
}
