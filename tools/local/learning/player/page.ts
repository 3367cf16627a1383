import { createHash } from "node:crypto";
import { htmlPage } from "../../html.ts";
import { type Answer, htmlType } from "../http.ts";
import { stylesheet } from "./style.ts";

/** The page's one stylesheet is allowed by its hash, so that the policy needs no `unsafe-inline`. */
const styleHash = createHash("sha256").update(stylesheet).digest("base64");

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'sha256-${styleHash}'`,
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join(";");

export type PageParts = {
  readonly title: string;
  readonly body: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly hasScript?: boolean;
};

/** A complete page of the platform. Links from it send no referrer. */
export function page({ title, body, status = 200, headers = {}, hasScript = false }: PageParts): Answer {
  return {
    status,
    headers: {
      ...htmlType,
      "content-security-policy": policy,
      // `no-referrer` would make browsers send the origin `null` with the player's own forms.
      "referrer-policy": "same-origin",
      ...headers,
    },
    body: htmlPage({
      title: `${title} · Learning platform`,
      stylesheet,
      head: hasScript ? '<script type="module" src="/player.js"></script>' : "",
      body,
    }),
  };
}

/** Redirects to another page of the platform; a form is not sent again. */
export function redirect(location: string, headers: Readonly<Record<string, string>> = {}): Answer {
  return { status: 303, headers: { location, "referrer-policy": "no-referrer", ...headers }, body: "" };
}
