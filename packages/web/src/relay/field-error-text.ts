import { shellTexts } from "@cathedra/domain/messages";
import * as v from "valibot";

const described = v.object({ extensions: v.object({ code: v.string() }) });

/** The text for a field that has no value (G.018): `unavailable` where its source is away. */
export function fieldErrorText(errors: readonly unknown[], unavailable: string): string {
  const parsed = v.safeParse(described, errors[0]);
  const isAway = parsed.success && parsed.output.extensions.code === "UNAVAILABLE";
  return isAway ? unavailable : shellTexts.fault;
}
