import { escapeHtml } from "../../html.ts";
import type { Answer } from "../http.ts";
import type { StoredUnit } from "../store/catalogue.ts";
import { page } from "./page.ts";
import type { Visit } from "./visitor.ts";

type FrameParts = {
  readonly title: string;
  readonly main: string;
  /** The id of the open unit; missing if none is open. */
  readonly unitId?: number;
  /** The units of the course in order, including headings. */
  readonly outline: readonly StoredUnit[];
};

/** A page within a course, with the link back and the progress at the top, and the curriculum at the side. */
export function framed(visit: Visit, { title, main, unitId, outline }: FrameParts): Answer {
  const { course, standing } = visit;
  const list = outlineHtml(visit, outline, unitId);
  const body = `<header class="bar">
${backLink(visit, "back")}
<p class="course">${escapeHtml(course.name)}</p>
<p class="percent"><progress max="100" value="${standing.percentage}" aria-label="Progress in this course"></progress>
<span>${standing.percentage} %</span></p>
</header>
<div class="frame">
<details class="contents"><summary>Contents</summary><nav aria-label="Contents">${list}</nav></details>
<aside><nav aria-label="Units of this course">${list}</nav></aside>
<main>${main}</main>
</div>`;
  return page({ title: `${title} · ${course.name}`, body, hasScript: true });
}

export function backLink({ backUrl }: Visit, kind: string): string {
  if (backUrl === undefined) return "";
  return `<a class="${kind}" href="${escapeHtml(backUrl)}"><span aria-hidden="true">←</span> Back to Cathedra</a>`;
}

const signs = {
  completed: ["✓", "done"],
  failed: ["!", "not passed"],
  in_progress: ["", "begun"],
  none: ["", "not begun"],
} as const;

function outlineHtml(
  { course, standing }: Visit,
  outline: readonly StoredUnit[],
  unitId: number | undefined,
) {
  const items = outline.map(({ id, name, type }) => {
    if (type === "Section") return `<li class="section">${escapeHtml(name)}</li>`;
    const status = standing.states.get(id)?.status ?? "none";
    const [sign, said] = signs[status];
    const current = id === unitId ? ' aria-current="page"' : "";
    return `<li><a href="/learn/${course.id}/${id}"${current}><span class="sign ${status}" aria-hidden="true">${sign}</span>
<span>${escapeHtml(name)} <span class="unseen">(${said})</span></span></a></li>`;
  });
  return `<ol class="outline">${items.join("")}</ol>`;
}
