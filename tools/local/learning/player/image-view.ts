import { escapeHtml } from "../../html.ts";
import { getPicture, type MarkedPicture, type Marker } from "../content/drawings.ts";
import { openQuestion, pickScore, picksIn, rightLetter } from "./picked-answers.ts";
import type { UnitParts } from "./unit-parts.ts";

/** A unit with a picture on which places are picked, one question after the other, with the picked ones and explanations. */
export function imageHtml({ action, course, content, state }: UnitParts): string {
  const image = getPicture(course);
  if (image === undefined) return "";
  const { questions } = content;
  const picks = picksIn(state?.answers);
  const at = openQuestion(questions, picks);
  const question = questions[at];
  const found = questions.slice(0, at).map(rightLetter);
  const wrong = picks[at] ?? [];
  const results = questions
    .slice(0, at)
    .map((each) => `<li><strong>${rightLetter(each)}</strong> ${escapeHtml(each.why)}</li>`);
  const task =
    question === undefined
      ? `<p class="task done" role="status"><strong>All found.</strong> ${pickScore(questions, picks)} % at the first try.</p>`
      : `<p class="task" id="task"><strong>${at + 1} of ${questions.length}</strong> ${escapeHtml(question.text)}</p>
${wrong.length === 0 ? "" : `<p class="miss" role="status">${missed(image, wrong.at(-1) ?? "")}</p>`}`;
  return `<div class="hotspots" id="picture">${task}
<form method="post" action="${action}/pick" class="picture">${image.svg.replace("</svg>", `${image.markers.map((marker) => ringSvg(image, marker, found, wrong)).join("")}</svg>`)}
<div class="letters" role="group" aria-label="Places on the picture">${image.markers
    .map((marker) => letterHtml(marker, question === undefined))
    .join("")}</div></form>
${results.length === 0 ? "" : `<ul class="found">${results.join("")}</ul>`}
${question === undefined ? `<form method="post" action="${action}/pick"><button class="secondary" name="letter" value="again">Do it again</button></form>` : ""}
</div>`;
}

function missed({ markers }: MarkedPicture, letter: string): string {
  const marker = markers.find((each) => each.letter === letter);
  return escapeHtml(`${letter} is ${marker?.name ?? "something else"}. Look again.`);
}

function ringSvg(
  { width, height }: MarkedPicture,
  { letter, x, y }: Marker,
  found: readonly string[],
  wrong: readonly string[],
): string {
  const kind = found.includes(letter) ? "found" : wrong.includes(letter) ? "wrong" : "open";
  const [left, top] = [(x * width) / 100, (y * height) / 100];
  return `<g class="ring ${kind}"><circle cx="${left}" cy="${top}" r="13"/><text x="${left}" y="${top}" text-anchor="middle">${letter}</text></g>`;
}

function letterHtml({ letter }: Marker, isDone: boolean): string {
  return `<button name="letter" value="${letter}"${isDone ? " disabled" : ""} aria-describedby="task">${letter}</button>`;
}
