import { createHash, randomBytes } from "node:crypto";
import type { CastPerson } from "@cathedra/test-fixtures";
import type { APIRequestContext, APIResponse, Page } from "@playwright/test";

type Tokens = {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly id_token: string;
  readonly expires_in: number;
};

/**
 * Signs the person in in this tab, with the same result as a sign-in by hand in a quarter of the time: requests that share
 * the browser's cookies get tokens from the identity service, with code and PKCE. The identity service knows the person
 * afterwards. The journeys of sign-in.spec.ts test the portal's own way there and back.
 */
export async function startSession(page: Page, person: CastPerson): Promise<void> {
  await keepSession(page, JSON.stringify(await getSession(page.request, person)));
}

/** Signs the person of one tab in in another tab of the same browser, without the way through the identity service. */
export async function shareSession(from: Page, to: Page): Promise<void> {
  await keepSession(to, await keptSession(from));
}

async function keepSession(page: Page, session: string): Promise<void> {
  // Opens a page of the portal's origin that runs no script.
  await page.goto("/healthz");
  await page.evaluate((text) => {
    sessionStorage.setItem("cathedra.session", text);
    // One session in five is chosen at random to be traced or recorded, and loads more: no journey is that one by chance.
    sessionStorage.setItem("cathedra.reports", "1 1");
  }, session);
}

/** The session of this tab, as soon as there is one. */
async function keptSession(page: Page): Promise<string> {
  const found = await page.waitForFunction(() => sessionStorage.getItem("cathedra.session"));
  return (await found.jsonValue()) ?? "";
}

/** The token of the person who is signed in in this tab. */
export async function tokenIn(page: Page): Promise<string> {
  return (JSON.parse(await keptSession(page)) as { readonly accessToken: string }).accessToken;
}

/** A token of the person, for requests that no page makes. */
export async function makeToken(request: APIRequestContext, person: CastPerson): Promise<string> {
  return (await getSession(request, person)).accessToken;
}

async function getSession(request: APIRequestContext, { email, ...person }: CastPerson) {
  const config = await request.get("/config.json");
  const { identity } = (await config.json()) as { identity: { issuer: string; clientId: string } };
  const redirectUri = new URL("/auth/callback", config.url()).href;
  const verifier = randomBytes(32).toString("base64url");
  const address = new URL(`${identity.issuer}/protocol/openid-connect/auth`);
  address.search = new URLSearchParams({
    client_id: identity.clientId,
    response_type: "code",
    scope: "openid profile email",
    redirect_uri: redirectUri,
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
    state: "of a journey",
  }).toString();
  const open = (url: string) => request.get(url, { maxRedirects: 0 });
  const asked = await follow(open, await open(address.href), redirectUri);
  const chosen = await request.post(asked.url(), {
    form: { person: email.slice(0, email.indexOf("@")) },
    maxRedirects: 0,
  });
  const answered = await follow(open, chosen, redirectUri);
  const code = new URL(answered.headers().location ?? "").searchParams.get("code") ?? "";
  const granted = await request.post(`${identity.issuer}/protocol/openid-connect/token`, {
    form: {
      client_id: identity.clientId,
      grant_type: "authorization_code",
      code,
      code_verifier: verifier,
      redirect_uri: redirectUri,
    },
  });
  if (!granted.ok()) throw new Error(`${email} got no tokens: ${await granted.text()}`);
  const tokens = (await granted.json()) as Tokens;
  return {
    accessToken: tokens.access_token,
    expiresAt: Date.now() + tokens.expires_in * 1000,
    refreshToken: tokens.refresh_token,
    idToken: tokens.id_token,
    name: `${person.firstName} ${person.lastName}`,
  };
}

/** Follows redirects until a page is shown or the next one would be the portal's. */
async function follow(
  open: (url: string) => Promise<APIResponse>,
  from: APIResponse,
  end: string,
): Promise<APIResponse> {
  let answer = from;
  for (;;) {
    const { location } = answer.headers();
    const next = location === undefined ? undefined : new URL(location, answer.url()).href;
    if (next === undefined || next.startsWith(end)) return answer;
    answer = await open(next);
  }
}
