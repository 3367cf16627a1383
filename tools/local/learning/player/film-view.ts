import { escapeHtml } from "../../html.ts";
import { filmOf } from "../content/drawings.ts";
import type { UnitParts } from "./parts.ts";

/** A film with its controls; what is said in it stands below, for who cannot see it or has no script. */
export function filmHtml({ action, course, state }: UnitParts): string {
  const film = filmOf(course);
  if (film === undefined) return "";
  const { seconds, svg, captions } = film;
  const isSeen = state?.status === "completed";
  const last = state?.place ?? 0;
  const said = captions.map(
    ({ at, text }) => `<li data-at="${at}"><span class="at">${clock(at)}</span> ${escapeHtml(text)}</li>`,
  );
  return `<div class="film" data-action="${action}" data-seconds="${seconds}" data-place="${last < seconds - 1 ? last : 0}">
${svg}
<p class="caption" aria-hidden="true"></p>
<div class="controls"><button type="button" class="play">Play</button>
<input type="range" class="position" min="0" max="${seconds}" step="0.1" value="0" aria-label="Position in the film">
<output class="time">0:00 / ${clock(seconds)}</output></div>
<p class="seen" role="status">${isSeen ? "Seen to the end." : "The film counts once you have seen it to the end."}</p>
<details class="script"><summary>What is said in the film</summary><ol>${said.join("")}</ol>
<form method="post" action="${action}/seen"><button class="secondary">I have read it instead</button></form></details>
</div>`;
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
}
