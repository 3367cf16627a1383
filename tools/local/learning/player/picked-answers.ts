import * as v from "valibot";
import type { Question } from "../content/parse.ts";

const given = v.pipe(v.string(), v.parseJson(), v.array(v.array(v.string())));

/** The picked options of each question, in the order of picking. */
export function picksIn(json: string | null | undefined): readonly (readonly string[])[] {
  const parsed = v.safeParse(given, json);
  return parsed.success ? parsed.output : [];
}

export function rightLetter(question: Question): string {
  return question.choices.find(({ isRight }) => isRight)?.text ?? "";
}

/** The first question that is still open; as many as there are when none is. */
export function openQuestion(questions: readonly Question[], picks: readonly (readonly string[])[]): number {
  const at = questions.findIndex(
    (question, number) => picks[number]?.includes(rightLetter(question)) !== true,
  );
  return at === -1 ? questions.length : at;
}

/** The percentage of questions that were answered right at the first try. */
export function pickScore(questions: readonly Question[], picks: readonly (readonly string[])[]): number {
  const first = questions.filter((question, at) => picks[at]?.[0] === rightLetter(question)).length;
  return questions.length === 0 ? 100 : Math.round((100 * first) / questions.length);
}
