import { escapeHtml } from "../../html.ts";
import type { Answer } from "../http.ts";
import { page } from "./page.ts";
import type { Visit } from "./visitor.ts";

/** The courses of somebody who came without one in mind. */
export function coursesPage(visits: readonly Visit[], portal: string | undefined): Answer {
  const items = visits.map(
    ({ course, standing }) =>
      `<li><a href="/learn/${course.id}">${escapeHtml(course.name)}</a> ${standing.percentage} %</li>`,
  );
  const list = items.length === 0 ? "<p>There are none yet.</p>" : `<ul>${items.join("")}</ul>`;
  const link =
    portal === undefined ? "" : `<p><a class="primary" href="${escapeHtml(portal)}">Open Cathedra</a></p>`;
  return page({
    title: "Your courses",
    body: `<main class="lone"><h1>Your courses</h1>${list}${link}</main>`,
  });
}
