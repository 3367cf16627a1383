import { type AssignmentInput, type AssignmentKind, assignmentKinds } from "@cathedra/domain/assignments";
import type { CountedCasesForm } from "../../../../../features/targets/CountedCases.tsx";
import { localDay } from "../../../../../format/dates.ts";

/** An assignment as the dialog holds it. */
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
  readonly people: readonly string[];
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
  people: [],
  interventionType: null,
  organSystem: null,
  category: null,
  subCategory: null,
  procedureCode: null,
  roles: [],
  levels: [],
});

type Stored = {
  readonly id: number;
  readonly kind: string;
  readonly title: string;
  readonly dueOn: string;
  readonly step?: number | null | undefined;
  readonly modifiedAt: string;
};

/** What can be changed of an assignment that stands. */
export function formOf({ id, kind, title, dueOn, step, modifiedAt }: Stored): AssignmentForm {
  const known = assignmentKinds.find((each) => each === kind) ?? "course";
  return { ...emptyAssignment(), id, title, kind: known, dueOn, step: step ?? null, modifiedAt };
}

/** The mutation's input: of what was entered for another kind nothing is sent. */
export function inputOf(form: AssignmentForm) {
  const { kind, courseId, exerciseKey, dueOn, step, isForAll, people } = form;
  const asked = { kind, dueOn, step, people: isForAll ? null : [...people] };
  if (kind === "course") return { ...asked, courseId } satisfies AssignmentInput;
  if (kind === "exercise") return { ...asked, exerciseKey } satisfies AssignmentInput;
  const { name, minimum, countsFrom, interventionType, organSystem, category, subCategory } = form;
  const { procedureCode, roles, levels } = form;
  return {
    ...asked,
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
