import {
  type Level,
  levels,
  type ParticipantRole,
  participantRoles,
  type TargetInput,
  type TargetSpan,
} from "@cathedra/domain/logbook";

/** The values of the form for a target. */
export type TargetForm = {
  readonly id: string | null;
  readonly name: string;
  readonly groupId: number | null;
  readonly interventionType: string | null;
  readonly organSystem: string | null;
  readonly category: string | null;
  readonly subCategory: string | null;
  readonly procedureCode: string | null;
  readonly roles: readonly ParticipantRole[];
  readonly levels: readonly Level[];
  readonly minimum: number | null;
  readonly span: TargetSpan;
  readonly months: number | null;
};

export const emptyTarget: TargetForm = {
  id: null,
  name: "",
  groupId: null,
  interventionType: null,
  organSystem: null,
  category: null,
  subCategory: null,
  procedureCode: null,
  roles: [],
  levels: [],
  minimum: null,
  span: "training",
  months: 48,
};

type Row = {
  readonly id: string;
  readonly name: string;
  readonly minimum: number;
  readonly span: TargetSpan;
  readonly months?: number | null | undefined;
  readonly groupId?: number | null | undefined;
  readonly interventionType?: string | null | undefined;
  readonly organSystem?: string | null | undefined;
  readonly category?: string | null | undefined;
  readonly subCategory?: string | null | undefined;
  readonly procedureCode?: string | null | undefined;
  readonly roles: readonly string[];
  readonly levels: readonly string[];
};

export function makeForm(row: Row): TargetForm {
  return {
    id: row.id,
    name: row.name,
    groupId: row.groupId ?? null,
    interventionType: row.interventionType ?? null,
    organSystem: row.organSystem ?? null,
    category: row.category ?? null,
    subCategory: row.subCategory ?? null,
    procedureCode: row.procedureCode ?? null,
    roles: participantRoles.filter((role) => row.roles.includes(role)),
    levels: levels.filter((level) => row.levels.includes(level)),
    minimum: row.minimum,
    span: row.span,
    months: row.months ?? null,
  };
}

/** The mutation's input; a target for each year has no number of months. */
export function toInput({ id, ...form }: TargetForm) {
  return {
    ...form,
    ...(id === null ? {} : { id }),
    roles: [...form.roles],
    levels: [...form.levels],
    months: form.span === "training" ? form.months : null,
  } satisfies TargetInput & { id?: string };
}

export const spanLabels: { readonly [Span in TargetSpan]: string } = {
  training: "The whole training",
  academicYear: "An academic year (from 1 July)",
  calendarYear: "A calendar year",
};

/** The time in which the minimum should be reached. */
export function spanWords({ span, months }: Pick<Row, "span" | "months">): string {
  if (span === "training") return `${months ?? 0} months`;
  return span === "academicYear" ? "Academic year" : "Calendar year";
}
