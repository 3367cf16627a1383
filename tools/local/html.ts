export type HtmlParts = {
  /** The document title, such as `Sign in · Cathedra`; plain text. */
  readonly title: string;
  readonly stylesheet: string;
  /** HTML for the page's head. */
  readonly head?: string;
  readonly body: string;
};

/** A complete page of one of the local world's services. */
export function htmlPage({ title, stylesheet, head = "", body }: HtmlParts): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>${stylesheet}</style>
${head}
</head>
<body>
${body}
</body>
</html>
`;
}

/** A text that can be inserted into HTML, including quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
