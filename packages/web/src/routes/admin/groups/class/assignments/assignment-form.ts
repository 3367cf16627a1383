import { type AssignmentInput, type AssignmentKind, assignmentKinds } from "@cathedra/domain/assignments";
import type { CountedCasesForm } from "../../../../../features/targets/CountedCases.tsx";
import { localDay } from "../../../../../format/dates.ts";

/** The values of the form for an assignment. */
export type AssignmentForm = CountedCasesForm & {
  readonly id: number | null;
  readonly title: string;
  readonly modifiedAt: string | null;
  readonly kind: AssignmentKind;
  readonly courseId: number | null;
  readonly exerciseKey: string | null;
  readonly name: string;
  readonly minimum: number | null;
  readonly countsFrom: string | null;
  readonly dueOn: string | null;
  readonly step: number | null;
  readonly isForAll: boolean;
  /** A set, so that additions of two admins are merged. */
  readonly people: ReadonlySet<string>;
};

export const emptyAssignment = (): AssignmentForm => ({
  id: null,
  title: "",
  modifiedAt: null,
  kind: "course",
  courseId: null,
  exerciseKey: null,
  name: "",
  minimum: null,
  countsFrom: localDay(),
  dueOn: null,
  step: null,
  isForAll: true,
  people: new Set(),
  interventionType: null,
  organSystem: null,
  category: null,
  subCategory: null,
  procedureCode: null,
  roles: [],
  levels: [],
});

/** An assignment as the contract defines it, with its single people if it is not for the whole group. */
type Stored = {
  readonly id: number;
  readonly kind: string;
  readonly title: string;
  readonly dueOn: string;
  readonly step?: number | null | undefined;
  readonly minimum?: number | null | undefined;
  readonly isForAll: boolean;
  readonly modifiedAt: string;
};

/** The fields of an existing assignment that can be changed. */
export function makeForm(
  { id, kind, title, minimum = null, dueOn, step = null, isForAll, modifiedAt }: Stored,
  people: Iterable<string> = [],
): AssignmentForm {
  const known = assignmentKinds.find((each) => each === kind) ?? "course";
  const stored = { id, title, kind: known, name: title, minimum, dueOn, step, isForAll, modifiedAt };
  return { ...emptyAssignment(), ...stored, people: new Set(people) };
}

/** The input of a change: fields that do not belong to the kind stay unchanged. */
export function getChange({ kind, name, minimum, dueOn, step, isForAll, people }: AssignmentForm) {
  const records = kind === "records" ? { name, minimum } : {};
  return { dueOn: dueOn ?? "", step, ...records, ...(isForAll ? {} : { people: [...people] }) };
}

/** The people who are notified of a change, shown before it is saved. */
export function notifiedText(stored: AssignmentForm, form: AssignmentForm): string {
  if (form.dueOn !== stored.dueOn || form.minimum !== stored.minimum)
    return "Everyone who has not done it will be notified.";
  const added = [...form.people].filter((person) => !stored.people.has(person)).length;
  if (added === 0) {
    const changes = form.kind === "records" ? "change the date or number" : "change the date";
    return `No one is notified unless you ${changes}${form.isForAll ? "" : " or add people"}.`;
  }
  return added === 1 ? "The added person will be notified." : `The ${added} added people will be notified.`;
}

/** The mutation's input, without values that were entered for another kind of assignment. */
export function toInput(form: AssignmentForm) {
  const { kind, courseId, exerciseKey, dueOn, step, isForAll, people } = form;
  const input = { kind, dueOn, step, people: isForAll ? null : [...people] };
  if (kind === "course") return { ...input, courseId } satisfies AssignmentInput;
  if (kind === "exercise") return { ...input, exerciseKey } satisfies AssignmentInput;
  const { name, minimum, countsFrom, interventionType, organSystem, category, subCategory } = form;
  const { procedureCode, roles, levels } = form;
  return {
    ...input,
    name,
    minimum,
    countsFrom,
    interventionType,
    organSystem,
    category,
    subCategory,
    procedureCode,
    roles: [...roles],
    levels: [...levels],
  } satisfies AssignmentInput;
}
