import { percentText } from "../percent-text.ts";
import {
  getWeights,
  type ProficiencyRule,
  type ProficiencyRuleKind,
  passesNeeded,
} from "../results/proficiency-rule.ts";
import type { Chance, RuleChances } from "../results/rule-chances.ts";

/** A share of people, with one decimal where that says more. */
export function shareText(share: number): string {
  if (share > 0 && share < 0.0005) return "<0.1%";
  // Rounding must not show 100 %: no one is certain to be called proficient.
  if (share >= 0.9995) return ">99.9%";
  return `${Number((share * 100).toFixed(1))}%`;
}

const number = (value: number) => String(Number(value.toFixed(2)));

const kinds: Readonly<Record<ProficiencyRuleKind, string>> = {
  passes_in_a_row: "Passes in a row",
  learning_curve: "Learning curve (LC-CUSUM)",
};

type Rule = ProficiencyRule;

const seldom = ({ acceptableFailures }: Rule) => `${percentText(acceptableFailures)} of their attempts`;
const often = ({ unacceptableFailures }: Rule) => `${percentText(unacceptableFailures)} of their attempts`;

/** The chances within different numbers of attempts as text: `3% within 10 attempts, 11.5% within 20, …` */
function within(chances: readonly Chance[], side: "wrongly" | "rightly"): string {
  return chances
    .map(
      (chance, index) =>
        `${shareText(chance[side])} within ${chance.attempts}${index === 0 ? " attempts" : ""}`,
    )
    .join(", ");
}

/** The texts of an institution's rule of proficiency. */
export const proficiencyTexts = {
  kinds,
  howWorkedOut: "How is this worked out?",
  /** Describes in one sentence when a person is proficient. */
  rule: (rule: Rule): string =>
    rule.kind === "passes_in_a_row"
      ? `Proficient = ${rule.passes} passes in a row.`
      : `A person is proficient when their learning curve reaches ${number(rule.limit / 10)}: at least ${passesNeeded(rule)} passes.`,
  pass: "A pass is a completed run that meets every criterion. A new version of the exercise starts the count again.",
  byHand: ({ countsRunsByHand }: Rule): string =>
    countsRunsByHand ? "Runs delivered by hand count." : "Runs delivered by hand do not count.",
  /** How the score of the learning curve moves; empty for the rule of passes in a row, which has no score. */
  curve: (rule: Rule): string => {
    const { pass, failure } = getWeights(rule);
    return `The learning curve (LC-CUSUM) rises by ${number(pass)} with each pass and falls by ${number(failure)} with each failure, never below 0.`;
  },
  loss: (rule: Rule): string => {
    const { pass, failure } = getWeights(rule);
    return `From then on a control chart (CUSUM) watches that the skill is kept: each failure adds ${number(failure)}, each pass takes ${number(pass)} away, never below 0. At ${number(rule.lossLimit / 10)} the person needs practice and starts over towards proficiency.`;
  },
  /** How often the rule is wrong and right, worked out exactly. */
  chances: (rule: Rule, { proficient, lost, attemptsUntilLost }: RuleChances): readonly string[] => [
    `People who fail ${seldom(rule)} are acceptable; people who fail ${often(rule)} are not.`,
    `Of people who are not acceptable, the rule wrongly calls proficient: ${within(proficient, "wrongly")}.`,
    `Of people who are acceptable, it rightly calls proficient: ${within(proficient, "rightly")}. The others are not recognised by then.`,
    `Of proficient people who stay acceptable, it wrongly asks to practise again: ${within(lost, "wrongly")}; on average after ${attemptsText(attemptsUntilLost.wrongly)}.`,
    `Of proficient people who are no longer acceptable, it notices: ${within(lost, "rightly")}; on average after ${attemptsText(attemptsUntilLost.rightly)}.`,
    "These chances are exact for people whose attempts are a pass or not independently of each other. The verdict is for learning. It is not a certificate.",
  ],
  ofInstitution: (name: string): string => `By the rule of ${name}.`,
  byDefault: "By the portal's default rule.",
  withoutInstitution: "Without an institution",
  reachedHead: "Becoming proficient",
  lostHead: "Losing it again",
  columns: {
    attempts: "Attempts",
    wronglyProficient: "Wrongly proficient",
    rightlyProficient: "Rightly proficient",
    notRecognised: "Not recognised yet",
    wronglyLost: "False alarm",
    rightlyLost: "Loss noticed",
    notNoticed: "Loss not noticed yet",
  },
  /** The texts of the form in which an institution chooses its rule. */
  settings: {
    title: "Proficiency rule",
    explanation: "When the portal calls a person proficient, and when it asks them to practise again.",
    kind: "A person is proficient by",
    kindHelp: {
      passes_in_a_row: "Easy to understand. With few passes it is often wrong.",
      learning_curve: "Weighs passes against failures. It takes more attempts and is wrong less often.",
    } satisfies Readonly<Record<ProficiencyRuleKind, string>>,
    passes: "Passes in a row",
    limit: "Limit of the learning curve",
    limitHelp: (rule: Rule): string => `At least ${passesNeeded(rule)} passes.`,
    acceptable: "Acceptable failures",
    acceptableHelp: "A person who fails no more often than this should be called proficient.",
    unacceptable: "Too many failures",
    unacceptableHelp: "A person who fails this often should not be called proficient.",
    lossLimit: "Limit for losing the skill",
    lossLimitHelp: "A lower limit notices sooner that a skill is lost, and gives more false alarms.",
    countsRunsByHand: "Count runs that people deliver by hand",
    countsRunsByHandHelp: "No machine confirms that the person made such a run.",
    chances: "How often this rule is wrong",
    wronglyHelp: (rule: Rule): string => `of people who fail ${often(rule)}`,
    rightlyHelp: (rule: Rule): string => `of people who fail ${seldom(rule)}`,
    averages: ({ attemptsUntilLost: { wrongly, rightly } }: RuleChances): string =>
      `On average a false alarm comes after ${attemptsText(wrongly)}, and a real loss is noticed after ${attemptsText(rightly)}.`,
    warning: (share: number, attempts: number): string =>
      `This rule calls ${shareText(share)} of people who fail too often proficient within ${attempts} attempts.`,
    whom: "The rule applies to all runs for this institution, past ones too. Results change as soon as you save.",
    save: "Save rule",
    saved: "The rule is saved.",
    saveFailed: "The rule could not be saved.",
    notLoaded: "The rule could not be loaded.",
    isDefault: "This is the portal's default. No rule has been chosen for this institution yet.",
    change: "Change rule",
    noSuchAccount: "Account not found, or you do not administer it.",
  },
} as const;

/** An average number of attempts as text, rounded to whole attempts. */
function attemptsText(count: number): string {
  return `${Math.round(count).toLocaleString("en")} attempts`;
}
