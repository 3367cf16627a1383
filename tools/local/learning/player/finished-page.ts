import { escapeHtml } from "../../html.ts";
import { timeText } from "../api/values.ts";
import type { Answer } from "../http.ts";
import { backLink, framed } from "./frame.ts";
import type { Visit } from "./visitor.ts";

/** Behind the last unit: what was reached, or what is still open. */
export function finishedPage(visit: Visit): Answer {
  const { course, standing, finishedUrl } = visit;
  const open = standing.units.filter(({ id }) => standing.states.get(id)?.status !== "completed");
  const outline = standing.units;
  if (outline.length === 0) {
    const main = `<article><h1>Nothing to learn yet</h1><p>This course has no units.</p></article>${steps(visit)}`;
    return framed(visit, { title: "Nothing to learn yet", main, outline });
  }
  if (open.length > 0) {
    const links = open.map(
      ({ id, name }) => `<li><a href="/learn/${course.id}/${id}">${escapeHtml(name)}</a></li>`,
    );
    const main = `<article><h1>Almost there</h1>
<p>${open.length === 1 ? "One unit is" : `${open.length} units are`} still open:</p><ul>${links.join("")}</ul></article>${steps(visit)}`;
    return framed(visit, { title: "Almost there", main, outline });
  }
  const scores = outline.flatMap(({ id, name, type }) => {
    const score = standing.states.get(id)?.score;
    return type === "Test" && score !== null && score !== undefined
      ? [`<li>${escapeHtml(name)}: ${Math.round(score)} %</li>`]
      : [];
  });
  const main = `<article><h1>You have completed the course</h1>
<p>Well done. It took you ${timeText(standing.seconds) || "no time worth counting"}. You may come back to any unit whenever you like.</p>
<ul>${scores.join("")}</ul></article>${steps({ ...visit, backUrl: finishedUrl })}`;
  return framed(visit, { title: "Completed", main, outline });
}

function steps(visit: Visit): string {
  return `<nav class="steps" aria-label="Steps"><span></span>${backLink(visit, "primary")}</nav>`;
}
