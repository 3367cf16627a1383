import { type Actor, type CustomerFacts, mayChooseProficiencyRule } from "@cathedra/domain/access";
import { nextVersion } from "@cathedra/domain/logbook";
import { proficiencyTexts } from "@cathedra/domain/messages";
import { type ProficiencyRule, validateProficiencyRule } from "@cathedra/domain/results";
import type { Db } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { appError, authorize, invalidInput } from "../../errors.ts";
import type { MutationSaveProficiencyRuleArgs } from "../../graphql/generated/contract.ts";
import type { Clock } from "../../ports/clock.ts";
import { lockCustomer } from "../accounts/public.ts";
import { audit } from "../audit/public.ts";
import { refuseStale } from "../stale-save.ts";
import { ruleOrDefault, storedRule, writeRule } from "./proficiency-rules.ts";

type Deps = { readonly db: Db; readonly clock: Clock };

/** Saves the rule by which an institution calls people proficient. Saving the same rule again writes nothing. */
export async function saveProficiencyRule(
  { db, clock }: Deps,
  actor: Actor,
  { customerId, rule: given, modifiedAt: read }: MutationSaveProficiencyRuleArgs,
): Promise<CustomerFacts> {
  authorize(mayChooseProficiencyRule(actor, { id: customerId }));
  const checked = validateProficiencyRule(given);
  if (!checked.ok) throw invalidInput(checked.error);
  const rule = checked.value;
  return inLockedTransaction(db, [lockKey("account", customerId)], async (tx) => {
    const customer = await lockCustomer(tx, customerId);
    if (customer === undefined) throw appError("NOT_FOUND");
    const stored = await storedRule(tx, customerId);
    const facts = { id: customerId, name: customer.name };
    if (stored !== undefined && isSame(stored.rule, rule)) return facts;
    // A caller who read the default saw that no rule was stored, so a rule that is stored now is newer than what they saw.
    if (stored !== undefined) await refuseStale(tx, "proficiency rule", read === null ? 0 : read, stored);
    const now = clock();
    const modifiedAt = stored === undefined ? now : nextVersion(stored.modifiedAt, now);
    await writeRule(tx, customerId, rule, { modifiedAt, modifiedBy: actor.userId });
    await audit(tx, actor, "customer.proficiency_rule_chosen", String(customerId), {
      customer: customerId,
      before: getFacts(ruleOrDefault(stored?.rule)),
      after: getFacts(rule),
    });
    return facts;
  });
}

function isSame(one: ProficiencyRule, other: ProficiencyRule): boolean {
  return (Object.keys(one) as (keyof ProficiencyRule)[]).every((key) => one[key] === other[key]);
}

/** The facts for the audit log, in the words of the page. */
function getFacts(rule: ProficiencyRule) {
  return {
    proficientBy: proficiencyTexts.kinds[rule.kind],
    passesInARow: rule.passes,
    limitOfTheLearningCurve: rule.limit / 10,
    acceptableFailures: `${rule.acceptableFailures}%`,
    tooManyFailures: `${rule.unacceptableFailures}%`,
    limitForLosingTheSkill: rule.lossLimit / 10,
    countsRunsByHand: rule.countsRunsByHand,
  };
}
