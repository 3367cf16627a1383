import { createHash } from "node:crypto";
import { stylesheet } from "./page-style.ts";

/** The page's one stylesheet is allowed by its hash, so that the policy needs no `unsafe-inline`. */
const styleHash = createHash("sha256").update(stylesheet).digest("base64");

/**
 * Chromium checks `form-action` against every redirect that follows a submitted form, the portal's callback included.
 */
export function contentSecurityPolicy(portalOrigins: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'sha256-${styleHash}'`,
    "img-src data:",
    `form-action 'self' ${portalOrigins.join(" ")}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join(";");
}

export function page({ title, body }: { readonly title: string; readonly body: string }): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · Cathedra</title>
<link rel="icon" href="data:,">
<style>${stylesheet}</style>
</head>
<body>
${body}
</body>
</html>
`;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
