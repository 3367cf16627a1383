import type { Letter, LetterHead } from "@cathedra/domain/mail";

/**
 * The HTML of all mails. Mail programs support only old HTML: tables, styles on each element, and no external files. Programs
 * with dark mode that read styles use the second set of colours.
 */
export function letterHtml(letter: Letter, { title, origin }: LetterHead): string {
  const { subject, preheader, heading, paragraphs, action, notes, because, stop } = letter;
  const url = escaped(action.url);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${dark}</style>
</head>
<body class="canvas" style="margin:0;padding:0;background:#f5f7f9;">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;">${escaped(preheader)}${"&#847;&zwnj;&nbsp;".repeat(60)}</div>
<table role="presentation" class="canvas" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f5f7f9;">
<tr><td align="center" style="padding:24px 12px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;">
<tr><td class="ink" style="padding:8px 24px 16px;${font}font-size:18px;line-height:24px;font-weight:650;color:#101b26;">${escaped(title)}</td></tr>
<tr><td class="card" style="padding:32px 24px;background:#ffffff;border:1px solid #dbe2e8;border-radius:12px;">
<h1 class="ink" style="margin:0 0 16px;${font}font-size:24px;line-height:32px;font-weight:650;color:#101b26;overflow-wrap:anywhere;">${escaped(heading)}</h1>
${paragraphs.map(paragraph).join("\n")}
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px;">
<tr><td class="button" style="background:#0b6e6e;border-radius:8px;"><a href="${url}" class="button" style="display:inline-block;padding:12px 24px;${font}font-size:16px;line-height:24px;font-weight:600;color:#ffffff;text-decoration:none;border-radius:8px;">${escaped(action.label)}</a></td></tr>
</table>
${[...notes, "If the button does nothing, open this address:"].map(small).join("\n")}
<p style="margin:0;${font}font-size:14px;line-height:20px;overflow-wrap:anywhere;word-break:break-all;"><a href="${url}" class="link" style="color:#0b6e6e;">${url}</a></p>
</td></tr>
<tr><td style="padding:16px 24px;">
${small(because)}${
  stop === undefined
    ? ""
    : `
${linked(stop)}`
}
<p class="muted" style="margin:0;${font}font-size:14px;line-height:20px;color:#4b5a68;">${escaped(title)} · <a href="${escaped(origin)}" class="link" style="color:#0b6e6e;">${escaped(origin.replace(/^https?:\/\//, ""))}</a></p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const font = "font-family:Inter,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif;";

const dark = `@media (prefers-color-scheme:dark){
.canvas{background:#0e151b !important}
.card{background:#151e26 !important;border-color:#2a3743 !important}
.ink{color:#e8eef3 !important}
.muted{color:#a3b2bf !important}
.link{color:#3fb8b2 !important}
.button{background:#3fb8b2 !important;color:#04211f !important}
}`;

function paragraph(text: string): string {
  return `<p class="ink" style="margin:0 0 16px;${font}font-size:16px;line-height:24px;color:#101b26;overflow-wrap:anywhere;">${escaped(text)}</p>`;
}

function linked({ label, url }: { readonly label: string; readonly url: string }): string {
  return `<p class="muted" style="margin:0 0 8px;${font}font-size:14px;line-height:20px;color:#4b5a68;"><a href="${escaped(url)}" class="link" style="color:#0b6e6e;">${escaped(label)}</a></p>`;
}

function small(text: string): string {
  return `<p class="muted" style="margin:0 0 8px;${font}font-size:14px;line-height:20px;color:#4b5a68;overflow-wrap:anywhere;">${escaped(text)}</p>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
