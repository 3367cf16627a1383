import type { PlainField } from "@cathedra/domain/fields";
import type { AnswerName } from "../record-form.ts";

/** A field of a kind, with the properties of its description. */
export type ControlProps<Kind extends PlainField["kind"]> = {
  readonly name: AnswerName;
  readonly field: Extract<PlainField, { readonly kind: Kind }>;
};
