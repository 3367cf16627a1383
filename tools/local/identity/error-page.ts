import type { ErrorOut, KoaContextWithOIDC } from "oidc-provider";
import { escapeHtml } from "../html.ts";
import { page } from "./page.ts";

/** The page for a sign-in that cannot continue, with the reason and a link to the portal. */
export function errorPage(portalOrigins: readonly string[]) {
  return (ctx: KoaContextWithOIDC, out: ErrorOut) => {
    ctx.type = "html";
    ctx.body = failurePage(portalOrigins, describe(out));
  };
}

export function failurePage(portalOrigins: readonly string[], reason: string): string {
  return page({
    title: "Sign-in stopped",
    body: `<main class="notice"><h1>This sign-in cannot continue</h1><p>${escapeHtml(reason)}</p>
      <p><a class="primary" href="${escapeHtml(`${portalOrigins[0]}/`)}">Start again from Cathedra</a></p></main>`,
  });
}

function describe(out: ErrorOut): string {
  const reasons = [out.error, out.error_description].filter((part) => part !== undefined && part !== "");
  return `The identity service says: ${reasons.join(" – ")}.`;
}
