import type { PlainField } from "@cathedra/domain/fields";
import type { AnswerName } from "../record-form.ts";

/** A field of a kind, with what its description says. */
export type ControlProps<Kind extends PlainField["kind"]> = {
  readonly name: AnswerName;
  readonly field: Extract<PlainField, { readonly kind: Kind }>;
};
