import { type ProficiencyRule, validateProficiencyRule } from "@cathedra/domain/results";
import { type FieldTexts, firstTexts } from "../../../../features/entity-form/save-refusal.ts";

/** The values of the form for a rule: limits as scores, and null for an empty field. */
export type RuleFields = Pick<ProficiencyRule, "kind" | "countsRunsByHand"> &
  Readonly<
    Record<"passes" | "limit" | "acceptableFailures" | "unacceptableFailures" | "lossLimit", number | null>
  >;

/** The stored rule of an account with the version that a change is based on; null for the default rule. */
export type StoredRule = { readonly rule: ProficiencyRule; readonly modifiedAt: string | null };

export function getFields({ rule }: StoredRule): RuleFields {
  return { ...rule, limit: rule.limit / 10, lossLimit: rule.lossLimit / 10 };
}

/** The errors by field name, or the rule if it can be sent. */
export function readFields(fields: RuleFields) {
  return validateProficiencyRule({
    ...fields,
    limit: inTenths(fields.limit),
    lossLimit: inTenths(fields.lossLimit),
  });
}

export function wrongFields(fields: RuleFields): FieldTexts {
  const read = readFields(fields);
  return read.ok ? {} : firstTexts(read.error);
}

/** A score in tenths, because a score has at most one decimal; a score with more decimals stays as it is and is refused. */
function inTenths(score: number | null): number | null {
  if (score === null) return null;
  const tenths = Math.round(score * 1000) / 100;
  return tenths;
}
