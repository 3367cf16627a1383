import { createHash } from "node:crypto";
import { htmlPage } from "../html.ts";
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
  return htmlPage({ title: `${title} · Cathedra`, stylesheet, body });
}
