import type { KoaContextWithOIDC } from "oidc-provider";
import { escapeHtml } from "../html.ts";
import { page } from "./page.ts";

/**
 * Signs out at once if the portal proves the session with an ID token, as in Keycloak. Without it the person is asked, because
 * a link on a foreign page could sign them out.
 */
export async function endSessionAtOnce(ctx: KoaContextWithOIDC, form: string): Promise<void> {
  const { session, params } = ctx.oidc;
  const hint = ctx.oidc.entities.IdTokenHint?.payload;
  if (session === undefined || hint?.sub === undefined || hint.sub !== session.accountId) {
    askFirst(ctx, form);
    return;
  }
  await destroySession(ctx);
  const target = text(params?.post_logout_redirect_uri) ?? ctx.oidc.urlFor("end_session_success");
  const location = new URL(target);
  const state = text(params?.state);
  if (state !== undefined) location.searchParams.set("state", state);
  ctx.redirect(location.href);
  ctx.status = 303;
}

async function destroySession(ctx: KoaContextWithOIDC): Promise<void> {
  const { session, provider } = ctx.oidc;
  if (session === undefined) return;
  for (const { grantId } of Object.values(session.authorizations ?? {})) {
    if (grantId === undefined) continue;
    await provider.AuthorizationCode.revokeByGrantId(grantId);
    await provider.RefreshToken.revokeByGrantId(grantId);
    await (await provider.Grant.find(grantId))?.destroy();
  }
  await session.destroy();
}

function askFirst(ctx: KoaContextWithOIDC, form: string): void {
  ctx.type = "html";
  ctx.body = page({
    title: "Sign out",
    body: `<main class="notice"><h1>Sign out of Cathedra?</h1>${form}
      <button class="primary" form="op.logoutForm" name="logout" value="yes">Sign out</button></main>`,
  });
}

export function signedOutPage(portalOrigins: readonly string[]) {
  return (ctx: KoaContextWithOIDC) => {
    ctx.type = "html";
    ctx.body = page({
      title: "Signed out",
      body: `<main class="notice"><h1>You are signed out</h1>
        <p><a class="primary" href="${escapeHtml(`${portalOrigins[0]}/`)}">Back to Cathedra</a></p></main>`,
    });
  };
}

function text(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}
