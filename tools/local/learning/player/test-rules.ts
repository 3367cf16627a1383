import { createHash } from "node:crypto";
import * as v from "valibot";
import type { Choice, Question } from "../content/parse.ts";

/** The percentage that is needed to pass. */
export const passMark = 80;

const given = v.pipe(v.string(), v.parseJson(), v.array(v.nullable(v.number())));

/**
 * Reads the stored answers of a test: for each question the index of the chosen option among the shown ones, or null if it was
 * not answered. Undefined if nothing valid is stored.
 */
export function answersIn(json: string | null | undefined): readonly (number | null)[] | undefined {
  const parsed = v.safeParse(given, json);
  return parsed.success ? parsed.output : undefined;
}

/** The choices in the order in which they are shown: always the same order, and not the one in which they were written. */
export function shown(question: Question): readonly Choice[] {
  const rank = ({ text }: Choice) => createHash("sha256").update(question.text).update(text).digest("hex");
  return question.choices.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1));
}

/** The percentage of questions that were answered right. */
export function getScore(questions: readonly Question[], answers: readonly (number | null)[]): number {
  const right = questions.filter((question, at) => shown(question)[answers[at] ?? -1]?.isRight === true);
  return questions.length === 0 ? 100 : Math.round((100 * right.length) / questions.length);
}
