import { escapeHtml } from "../../html.ts";
import type { Answer } from "../http.ts";
import { type StoredUnit, unitsOf } from "../store/catalogue.ts";
import { keepUnit, stateOf } from "../store/progress.ts";
import { blocksHtml } from "./blocks.ts";
import type { PlayerDeps } from "./deps.ts";
import { filmHtml } from "./film-view.ts";
import { framed } from "./frame.ts";
import { imageHtml } from "./image-view.ts";
import type { UnitParts } from "./parts.ts";
import { testHtml } from "./test-view.ts";
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

/** One unit of a course, as somebody stands in it. Opening it is beginning it. */
export function showUnit(
  deps: PlayerDeps,
  before: Visit,
  unitId: number,
  isAgain: boolean,
): Answer | undefined {
  const { store, library, beats } = deps;
  const unit = before.standing.units.find(({ id }) => id === unitId);
  if (unit === undefined) return undefined;
  keepUnit(store, before.personId, unit, {});
  beats.begin(`${before.key} ${unit.id}`);
  const visit = visitTo(deps, before, before.course.id) ?? before;
  const { course, standing, personId } = visit;
  const position = standing.units.findIndex(({ id }) => id === unitId);
  const content = library.of(course.code, unit.name);
  const parts = {
    action: `/learn/${course.id}/${unit.id}`,
    course: course.code,
    content,
    state: stateOf(store, personId, unit.id),
    isAgain,
  };
  const main = `<article data-unit="${parts.action}">
<p class="kind">${kinds[unit.type] ?? escapeHtml(unit.type)} · ${position + 1} of ${standing.units.length}</p>
<h1>${escapeHtml(unit.name)}</h1>
${blocksHtml(content.blocks)}
${views.get(unit.type)?.(parts) ?? ""}
</article>
${stepsHtml(visit, standing.units, position)}`;
  return framed(visit, { title: unit.name, main, unitId, outline: unitsOf(store, course.id) });
}

function stepsHtml({ course, standing }: Visit, units: readonly StoredUnit[], at: number): string {
  const [previous, unit, next] = [units[at - 1], units[at], units[at + 1]];
  const back =
    previous === undefined
      ? "<span></span>"
      : `<a class="step" href="/learn/${course.id}/${previous.id}"><span aria-hidden="true">‹</span> Back</a>`;
  // Where the unit itself asks for something, that is what comes first.
  const asks = ["Video", "Image hotspot", "Test"].includes(unit?.type ?? "");
  const isNext = !asks || standing.states.get(unit?.id ?? 0)?.status === "completed";
  return `<nav class="steps" aria-label="Steps">${back}
<form method="post" action="/learn/${course.id}/${unit?.id}/next"><button class="${isNext ? "primary" : "step"}">${
    next === undefined ? "Finish" : 'Next <span aria-hidden="true">›</span>'
  }</button></form></nav>`;
}
