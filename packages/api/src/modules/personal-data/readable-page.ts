/** The look of the pages: plain, printable, in both themes, and without anything that the archive does not hold. */
const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.125rem; }
article { border: 1px solid #8886; border-radius: 8px; margin: 0 0 1rem; padding: 0.75rem 1rem; break-inside: avoid; }
dl { display: grid; gap: 0.25rem 1rem; grid-template-columns: minmax(8rem, 1fr) 2fr; margin: 0; }
dt { color: color-mix(in srgb, currentColor 70%, transparent); } dd { margin: 0; white-space: pre-wrap; }
img { max-width: 100%; height: auto; } nav { display: flex; flex-wrap: wrap; gap: 1rem; margin: 1rem 0; }
li { margin: 0.25rem 0; }
@media (max-width: 30rem) { dl { grid-template-columns: 1fr; } dd { margin: 0 0 0.5rem; } }
@media print { nav { display: none; } }`;

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text for an HTML page, in an element or an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter);
}

/** A whole page. It has no scripts, and its policy lets it have none, whatever a text in it says. */
export function htmlPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="script-src 'none'; object-src 'none'; frame-src 'none'; form-action 'none'; base-uri 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
${body}
</body>
</html>
`;
}

/** `total_time_s` is "Total time (seconds)". */
function labelOfColumn(column: string): string {
  const words = column.replace(/_ms$/, " (milliseconds)").replace(/_s$/, " (seconds)").replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A row as an article that leaves out what is empty, and ids beside their names; `root` leads to the top of the archive. */
export function htmlRow(
  row: Readonly<Record<string, unknown>>,
  idsWithNames: ReadonlySet<string>,
  root: string,
): string {
  const facts = Object.entries(row).flatMap(([column, value]) => {
    if (value === null || value === "" || idsWithNames.has(column)) return [];
    const shown =
      column === "file" && typeof value === "string"
        ? fileLink(value, row.content_type, root)
        : escapeHtml(getText(value));
    return shown === "" ? [] : [`<dt>${escapeHtml(labelOfColumn(column))}</dt><dd>${shown}</dd>`];
  });
  return `<article><dl>${facts.join("")}</dl></article>`;
}

function fileLink(path: string, type: unknown, root: string): string {
  const address = escapeHtml(`${root}${path.split("/").map(encodeURIComponent).join("/")}`);
  const name = escapeHtml(path.slice(path.lastIndexOf("/") + 1));
  const isPicture = typeof type === "string" && type.startsWith("image/") && type !== "image/svg+xml";
  return `<a href="${address}">${isPicture ? `<img src="${address}" alt="${name}" loading="lazy">` : name}</a>`;
}

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(\+00:00|Z)$/;

function getText(value: unknown): string {
  if (value === true) return "Yes";
  if (value === false) return "No";
  if (typeof value === "string")
    return moment.test(value) ? `${value.slice(0, 19).replace("T", " ")} UTC` : value;
  if (Array.isArray(value)) return value.map(getText).join(", ");
  if (typeof value === "object" && value !== null)
    return Object.entries(value)
      .map(([key, inner]) => `${key}: ${typeof inner === "object" ? JSON.stringify(inner) : getText(inner)}`)
      .join("\n");
  return typeof value === "number" ? String(value) : "";
}
