import {
  type Catalogue,
  catalogue,
  formatAttendingName,
  getProcedures,
  type LastParticipation,
  levels,
  type Procedure,
  participantRoles,
} from "@cathedra/domain/logbook";
import type { Option, Options } from "@cathedra/ui-kit/ComboBox";
import type { RecordEditor_query$data } from "../../../../__generated__/RecordEditor_query.graphql.ts";
import type { RecordForm } from "./record-form.ts";

type FormData = RecordEditor_query$data["IRLogFormData"];

/** The choices that the form offers (7.011). */
export type Choices = {
  readonly catalogue: Catalogue;
  readonly procedures: readonly Procedure[];
  readonly attendings: FormData["attending"];
  readonly hospitals: readonly { readonly name: string; readonly customerId: number }[];
  /** The person's recently chosen values, the latest first; they are listed above all others. */
  readonly recent?: RecentChoices | undefined;
};

export type RecentChoices = {
  /** The names of the hospitals. */
  readonly hospitals: readonly string[];
  /** The ids of the attendings. */
  readonly attendings: readonly string[];
  /** The codes of the procedures. */
  readonly procedures: readonly string[];
};

/** The catalogue is part of the build: it is the same for everyone, and the browser caches its file. */
export function getChoices({ attending, hospitals }: Pick<FormData, "attending" | "hospitals">): Choices {
  return { catalogue, procedures: getProcedures(catalogue), attendings: attending, hospitals };
}

/** The person's recent choices at a customer; empty when none is known. */
export function recentAt(
  { recent }: Pick<FormData, "recent">,
  customerId: number | undefined,
): RecentChoices | undefined {
  return recent.find((choices) => choices.customerId === customerId);
}

/** The role and level that the person last stated for themselves, if this portal knows them. */
export function getLastParticipation({
  lastRole,
  lastLevel,
}: Pick<FormData, "lastRole" | "lastLevel">): LastParticipation {
  return {
    role: participantRoles.find((role) => role === lastRole) ?? null,
    level: levels.find((level) => level === lastLevel) ?? null,
  };
}

/** The hospitals of the group's customer (7.062), and the one that the record names already. */
export function hospitalOptions(
  { hospitals }: Choices,
  customerId: number | undefined,
  chosen: string,
): readonly Option[] {
  const names = hospitals.filter(isOf(customerId)).map(({ name }) => name);
  const all = chosen === "" || names.includes(chosen) ? names : [chosen, ...names];
  return [...new Set(all)].map((name) => ({ value: name, label: name }));
}

/** The attendings of the group's customer (7.062) as "Last, First", and the one that the record names already. */
export function attendingOptions(
  { attendings }: Choices,
  customerId: number | undefined,
  { attendingId, attendingName }: Pick<RecordForm, "attendingId" | "attendingName">,
): readonly Option[] {
  const options = attendings
    .filter(isOf(customerId))
    .map((attending) => ({ value: attending.id, label: formatAttendingName(attending) }));
  const isMissing = attendingId !== null && !options.some(({ value }) => value === attendingId);
  return isMissing ? [{ value: attendingId, label: attendingName }, ...options] : options;
}

/** An attending by the id of an option, or by the name that was typed (7.061). */
export function getAttending(value: string | null, options: readonly Option[]) {
  const chosen = options.find((option) => option.value === value);
  return chosen === undefined
    ? { attendingId: null, attendingName: value ?? "" }
    : { attendingId: chosen.value, attendingName: chosen.label };
}

/** Every procedure by its name, with its code and its path to distinguish equal names (7.032). */
export function procedureOptions({ procedures }: Choices, chosen: Procedure | null): readonly Option[] {
  const isMissing = chosen !== null && !procedures.some(({ code }) => code === chosen.code);
  return (isMissing ? [chosen, ...procedures] : procedures).map((procedure) => ({
    value: procedure.code,
    label: procedure.name,
    description: [
      procedure.code,
      procedure.interventionType,
      procedure.organSystem,
      procedure.subCategory,
    ].join(" · "),
  }));
}

/** The options with the recent ones first, under a heading of their own, if they are offered at all. */
export function recentFirst(options: readonly Option[], recent: readonly string[] = []): Options {
  const again = offered(options, recent);
  if (again.length === 0) return options;
  return [
    { label: "Recent", options: again },
    { label: "All", options },
  ];
}

/** The offered option that the person chose last. */
export function lastChosen(options: readonly Option[], recent: readonly string[] = []): Option | undefined {
  return offered(options, recent)[0];
}

function offered(options: readonly Option[], recent: readonly string[]): readonly Option[] {
  return recent.flatMap((value) => options.filter((option) => option.value === value));
}

/** Matches everything that the person may choose while no customer is known. */
function isOf(customerId: number | undefined) {
  return (item: { readonly customerId: number }) =>
    customerId === undefined || item.customerId === customerId;
}
