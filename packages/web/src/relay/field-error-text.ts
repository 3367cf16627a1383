import { shellTexts } from "@cathedra/domain/messages";
import * as v from "valibot";

const described = v.object({ extensions: v.object({ code: v.string() }) });

/** The text for a field without a value (G.018): `unavailable` if the field's source is unavailable. */
export function fieldErrorText(errors: readonly unknown[], unavailable: string): string {
  const parsed = v.safeParse(described, errors[0]);
  const isAway = parsed.success && parsed.output.extensions.code === "UNAVAILABLE";
  return isAway ? unavailable : shellTexts.fault;
}
