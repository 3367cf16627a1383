import { escapeHtml } from "../../html.ts";
import { drawing, getFilm } from "../content/drawings.ts";
import type { Block } from "../content/parse.ts";
import type { Answer } from "../http.ts";
import { getUnits, type StoredUnit } from "../store/catalogue.ts";
import { getState, storeUnit } from "../store/progress.ts";
import type { PlayerDeps } from "./deps.ts";
import { framed } from "./frame.ts";
import { imageHtml } from "./image-view.ts";
import { testHtml } from "./test-view.ts";
import type { UnitParts } from "./unit-parts.ts";
import { type Visit, visitTo } from "./visitor.ts";

const views: ReadonlyMap<string, (parts: UnitParts) => string> = new Map([
  ["Video", filmHtml],
  ["Image hotspot", imageHtml],
  ["Test", testHtml],
]);

const kinds: Readonly<Record<string, string>> = {
  Content: "Text",
  Video: "Film",
  "Image hotspot": "Picture",
  Test: "Test",
};

/** The page of a unit for a person; opening it marks it as begun. */
export function showUnit(
  deps: PlayerDeps,
  before: Visit,
  unitId: number,
  isAgain: boolean,
): Answer | undefined {
  const { store, library, beats } = deps;
  const unit = before.standing.units.find(({ id }) => id === unitId);
  if (unit === undefined) return undefined;
  storeUnit(store, before.personId, unit, {});
  beats.begin(`${before.key} ${unit.id}`);
  const visit = visitTo(deps, before, before.course.id) ?? before;
  const { course, standing, personId } = visit;
  const position = standing.units.findIndex(({ id }) => id === unitId);
  const content = library.of(course.code, unit.name);
  const parts = {
    action: `/learn/${course.id}/${unit.id}`,
    course: course.code,
    content,
    state: getState(store, personId, unit.id),
    isAgain,
  };
  const main = `<article data-unit="${parts.action}">
<p class="kind">${kinds[unit.type] ?? escapeHtml(unit.type)} · ${position + 1} of ${standing.units.length}</p>
<h1>${escapeHtml(unit.name)}</h1>
${blocksHtml(content.blocks)}
${views.get(unit.type)?.(parts) ?? ""}
</article>
${stepsHtml(visit, standing.units, position)}`;
  return framed(visit, { title: unit.name, main, unitId, outline: getUnits(store, course.id) });
}

function stepsHtml({ course, standing }: Visit, units: readonly StoredUnit[], at: number): string {
  const [previous, unit, next] = [units[at - 1], units[at], units[at + 1]];
  const back =
    previous === undefined
      ? "<span></span>"
      : `<a class="step" href="/learn/${course.id}/${previous.id}"><span aria-hidden="true">‹</span> Back</a>`;
  // Units of these types contain a task; until it is completed, Next is not the primary button.
  const asks = ["Video", "Image hotspot", "Test"].includes(unit?.type ?? "");
  const isNext = !asks || standing.states.get(unit?.id ?? 0)?.status === "completed";
  return `<nav class="steps" aria-label="Steps">${back}
<form method="post" action="/learn/${course.id}/${unit?.id}/next"><button class="${isNext ? "primary" : "step"}">${
    next === undefined ? "Finish" : 'Next <span aria-hidden="true">›</span>'
  }</button></form></nav>`;
}

/** The text of a unit as HTML. */
function blocksHtml(blocks: readonly Block[]): string {
  return blocks.map(blockHtml).join("\n");
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case "heading":
      return `<h2>${escapeHtml(block.text)}</h2>`;
    case "point":
      return `<p class="point"><strong>Remember</strong> ${inline(block.text)}</p>`;
    case "list":
      return `<ul>${block.items.map((item) => `<li>${inline(item)}</li>`).join("")}</ul>`;
    case "figure":
      return figureHtml(block.name, block.caption);
    case "paragraph":
      return `<p>${inline(block.text)}</p>`;
  }
}

function figureHtml(name: string, caption: string): string {
  return `<figure><div class="wide" tabindex="0" role="group" aria-label="Drawing">${drawing(name)}</div>
<figcaption>${inline(caption)}</figcaption></figure>`;
}

/** Formats a line of text: `*words*` are emphasised. */
function inline(text: string): string {
  return escapeHtml(text).replace(/\*([^*]+)\*/g, "<em>$1</em>");
}

/** A film with controls; its text is below, for people who cannot see it or whose browser runs no scripts. */
function filmHtml({ action, course, state }: UnitParts): string {
  const film = getFilm(course);
  if (film === undefined) return "";
  const { seconds, svg, captions } = film;
  const isSeen = state?.status === "completed";
  const last = state?.place ?? 0;
  const lines = captions.map(
    ({ at, text }) => `<li data-at="${at}"><span class="at">${clock(at)}</span> ${escapeHtml(text)}</li>`,
  );
  return `<div class="film" data-action="${action}" data-seconds="${seconds}" data-place="${last < seconds - 1 ? last : 0}">
${svg}
<p class="caption" aria-hidden="true"></p>
<div class="controls"><button type="button" class="play">Play</button>
<input type="range" class="position" min="0" max="${seconds}" step="0.1" value="0" aria-label="Position in the film">
<output class="time">0:00 / ${clock(seconds)}</output></div>
<p class="seen" role="status">${isSeen ? "Seen to the end." : "The film counts once you have seen it to the end."}</p>
<details class="script"><summary>What is said in the film</summary><ol>${lines.join("")}</ol>
<form method="post" action="${action}/seen"><button class="secondary">I have read it instead</button></form></details>
</div>`;
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
}
