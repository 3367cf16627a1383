import { escapeHtml } from "../../html.ts";
import { drawing } from "../content/drawings.ts";
import type { Block } from "../content/parse.ts";

/** The text of a unit as HTML. */
export function blocksHtml(blocks: readonly Block[]): string {
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

/** `*words*` are stressed. */
function inline(text: string): string {
  return escapeHtml(text).replace(/\*([^*]+)\*/g, "<em>$1</em>");
}
