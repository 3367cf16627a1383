import { createHash } from "node:crypto";
import { escapeHtml, htmlPage } from "../html.ts";
import { base, tokens } from "../identity/page-style.ts";
import type { KeptMail, ReadMail } from "./store.ts";

const stylesheet = `${tokens}${base}
a{color:var(--accent)}
form{display:flex;flex-wrap:wrap;gap:8px;margin:24px 0}
label{flex:1 1 240px}
input{width:100%;min-height:44px;padding:8px 12px;border:1px solid var(--control);border-radius:8px;font:inherit;
background:var(--surface);color:var(--ink)}
.quiet{min-height:44px;padding:8px 16px;border:1px solid var(--control);border-radius:8px;background:var(--surface);
color:var(--ink);font:inherit;cursor:pointer}
ul{list-style:none;padding:0;border:1px solid var(--line);border-radius:12px;background:var(--surface);overflow:hidden}
li+li{border-top:1px solid var(--line)}
li a{display:block;padding:12px 16px;color:inherit;text-decoration:none;overflow-wrap:anywhere}
li a:hover{background:var(--hover)}
.subject{display:block;font-weight:600}
.facts{display:block;font-size:14px;line-height:20px;color:var(--muted)}
dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 16px;margin:16px 0;overflow-wrap:anywhere}
dt{color:var(--muted)}
dd{margin:0}
iframe{width:100%;height:720px;border:1px solid var(--line);border-radius:12px;background:#fff}
pre{padding:16px;border:1px solid var(--line);border-radius:12px;background:var(--surface);white-space:pre-wrap;
overflow-wrap:anywhere;font:14px/20px ui-monospace,monospace}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}`;

const styleHash = createHash("sha256").update(stylesheet).digest("base64");

/** The content policy of the mailbox's own pages. */
export const pagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "img-src data:",
  "frame-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join(";");

/** The content security policy of a mail's HTML: no scripts, nothing from other servers, and links in a new window. */
export const mailPolicy = [
  "sandbox allow-popups allow-popups-to-escape-sandbox",
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src data:",
  "form-action 'none'",
].join(";");

function page(title: string, body: string): string {
  return htmlPage({ title: `${title} · Mailbox`, stylesheet, body: `<main>${body}</main>` });
}

export type ListView = {
  readonly mails: readonly KeptMail[];
  readonly total: number;
  readonly recipient: string;
  readonly from: number;
};

/** The list of mails, newest first, without the first `from` of them and cut to the length of a page. */
export function listPage({ mails, total, recipient, from }: ListView): string {
  const rows = mails.map(
    ({ id, subject, to, arrivedAt, times }) => `<li><a href="/mails/${id}">
<span class="subject">${escapeHtml(subject)}</span>
<span class="facts">to ${escapeHtml(to.join(", "))} · ${time(arrivedAt)}${times > 1 ? ` · delivered ${times} times` : ""}</span>
</a></li>`,
  );
  const none =
    recipient === ""
      ? `<p class="lead">No mail yet. What the portal sends arrives here, and nowhere else.</p>`
      : `<p class="lead">No mail to ${escapeHtml(recipient)}.</p>`;
  const older = from + mails.length;
  const more =
    older < total
      ? `<p class="lead"><a href="/?to=${encodeURIComponent(recipient)}&from=${older}">Older mails</a></p>`
      : "";
  return page(
    "Mails",
    `<h1>Mailbox</h1>
<p class="lead">The portal's mails on this machine. ${total === 1 ? "1 mail" : `${total} mails`}.</p>
<form method="get" action="/">
<label><span class="hidden">To</span><input name="to" type="search" placeholder="Search by recipient" value="${escapeHtml(recipient)}"></label>
<button class="primary">Search</button>
</form>
${rows.length === 0 ? none : `<ul>${rows.join("")}</ul>`}${more}
<form method="post" action="/clear"><button class="quiet">Delete all mails</button></form>`,
  );
}

/** The page of a mail: its HTML in a frame without rights, and its text below. */
export function mailPage({ id, subject, from, to, arrivedAt, messageId, times, text }: ReadMail): string {
  const facts: readonly (readonly [string, string])[] = [
    ["From", from],
    ["To", to.join(", ")],
    ["Arrived", new Date(arrivedAt).toISOString()],
    ["Message-ID", messageId],
    ...(times > 1 ? [["Delivered", `${times} times`] as const] : []),
  ];
  return page(
    subject,
    `<p><a href="/">All mails</a></p>
<h1>${escapeHtml(subject)}</h1>
<dl>${facts.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join("")}</dl>
<h2>As HTML</h2>
<iframe title="The mail as HTML" src="/mails/${id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<h2>As text</h2>
<pre>${escapeHtml(text)}</pre>
<p><a href="/mails/${id}/source">Source</a></p>`,
  );
}

export function notFoundPage(): string {
  return page("Not here", `<h1>This mail is not here</h1><p class="lead"><a href="/">All mails</a></p>`);
}

/** Links in a mail open in a new window and not in the mail's frame. */
export function framedHtml(html: string): string {
  return `<base target="_blank">${html}`;
}

function time(at: number): string {
  return new Date(at).toISOString().slice(0, 16).replace("T", " ");
}
