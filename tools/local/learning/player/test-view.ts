import { escapeHtml } from "../../html.ts";
import type { Question } from "../content/parse.ts";
import type { UnitState } from "../store/progress.ts";
import { answersIn, getScore, passMark, shown } from "./test-rules.ts";
import type { UnitParts } from "./unit-parts.ts";

/** The questions of a test; after the answers, also what was right and why. */
export function testHtml({ action, content, state, isAgain }: UnitParts): string {
  const { questions } = content;
  const answers = isAgain ? undefined : answersIn(state?.answers);
  if (answers === undefined && !isAgain && state !== undefined && state.score !== null) {
    return resultHtml(action, state.score, state);
  }
  if (answers === undefined) {
    return `<p class="hint">Choose one answer to each question. ${passMark} % right is a pass; you may try as often as you like.</p>
<form method="post" action="${action}/answer">${questions.map(askHtml).join("")}
<button class="primary">Check my answers</button></form>`;
  }
  return `${resultHtml(action, getScore(questions, answers), state)}
${questions.map((question, at) => reviewHtml(question, at, answers[at] ?? null)).join("")}`;
}

function resultHtml(action: string, score: number, state: UnitState | undefined): string {
  const hasPassed = score >= passMark;
  const attempts = state?.attempts ?? 1;
  return `<section class="result ${hasPassed ? "passed" : "failed"}" aria-label="Result">
<p class="score">${Math.round(score)} %</p>
<p><strong>${hasPassed ? "Passed" : "Not passed yet"}</strong><br>
${attempts === 1 ? "First attempt" : `${attempts} attempts`}, best ${Math.round(state?.score ?? score)} %</p>
<a class="secondary" href="${action}?again">Try again</a></section>`;
}

function askHtml(question: Question, at: number): string {
  const choices = shown(question).map(
    ({ text }, number) =>
      `<label class="choice"><input type="radio" name="q${at}" value="${number}" required> <span>${escapeHtml(text)}</span></label>`,
  );
  return `<fieldset><legend>${at + 1}. ${escapeHtml(question.text)}</legend>${choices.join("")}</fieldset>`;
}

function reviewHtml(question: Question, at: number, chosen: number | null): string {
  const choices = shown(question).map(({ text, isRight }, number) => {
    const [kind, said] = isRight
      ? (["right", "right answer"] as const)
      : number === chosen
        ? (["wrong", "your answer, not right"] as const)
        : (["other", ""] as const);
    const sign = isRight ? "✓" : number === chosen ? "✕" : "";
    const mine = isRight && number === chosen ? "right, your answer" : said;
    return `<li class="${kind}"><span class="sign" aria-hidden="true">${sign}</span><span>${escapeHtml(text)}
${mine === "" ? "" : `<span class="said">${mine}</span>`}</span></li>`;
  });
  return `<section class="review"><h2>${at + 1}. ${escapeHtml(question.text)}</h2><ul>${choices.join("")}</ul>
<p class="why">${escapeHtml(question.why)}</p></section>`;
}
