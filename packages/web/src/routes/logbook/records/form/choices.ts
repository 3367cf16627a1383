import {
  type Catalogue,
  catalogue,
  formatAttendingName,
  type Procedure,
  proceduresOf,
} from "@cathedra/domain";
import type { Option } from "@cathedra/ui-kit/ComboBox";
import type { RecordEditor_query$data } from "../../../../__generated__/RecordEditor_query.graphql.ts";
import type { RecordForm } from "./record-form.ts";

type FormData = RecordEditor_query$data["IRLogFormData"];

/** What the form offers (7.011). */
export type Choices = {
  readonly catalogue: Catalogue;
  readonly procedures: readonly Procedure[];
  readonly attendings: FormData["attending"];
  readonly hospitals: readonly { readonly name: string; readonly customerId: number }[];
};

/** The catalogue is the build's own: it is the same for everybody, and the browser keeps its file. */
export function choicesOf({ attending, hospitals }: FormData): Choices {
  return { catalogue, procedures: proceduresOf(catalogue), attendings: attending, hospitals };
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

/** Every procedure by its name, with its path to tell like names apart (7.032). */
export function procedureOptions({ procedures }: Choices, chosen: Procedure | null): readonly Option[] {
  const isMissing = chosen !== null && !procedures.some(({ code }) => code === chosen.code);
  return (isMissing ? [chosen, ...procedures] : procedures).map((procedure) => ({
    value: procedure.code,
    label: procedure.name,
    description: [procedure.interventionType, procedure.organSystem, procedure.subCategory].join(" · "),
  }));
}

/** Where no customer is known yet, everything that the person may choose from. */
function isOf(customerId: number | undefined) {
  return (item: { readonly customerId: number }) =>
    customerId === undefined || item.customerId === customerId;
}
