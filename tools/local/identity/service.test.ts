import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cast } from "@cathedra/test-fixtures";
import { createRemoteJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from "jose";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { HttpBrowser, portalClient } from "../http-browser.ts";
import { demoPeople } from "./demo-people.ts";
import { type IdentityService, startIdentityService } from "./service.ts";
import type { IdentitySettings } from "./settings.ts";

const portal = "http://localhost:39999";
const maya = "maya.lindqvist";

let folder: string;
let service: IdentityService;
let client: ReturnType<typeof portalClient>;

async function start(overrides: Partial<IdentitySettings> = {}): Promise<void> {
  service = await startIdentityService(
    {
      host: "127.0.0.1",
      port: 0,
      dataFolder: folder,
      portalOrigins: [portal],
      accessTokenSeconds: 300,
      sessionSeconds: 3600,
      ...overrides,
    },
    demoPeople(),
    () => undefined,
  );
  client = portalClient(service.issuer, portal);
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "identity-"));
  await start();
});

afterEach(async () => {
  vi.useRealTimers();
  await service.stop();
  await rm(folder, { recursive: true });
});

test("the page for changing the password explains that there are no passwords and links back (13.006)", async () => {
  const answer = await fetch(`${service.issuer}/account/password`);
  expect(answer.status).toBe(200);
  const said = await answer.text();
  expect(said).toContain("There are no passwords here");
  expect(said).toContain(`href="${portal}/profile/account"`);
});

describe("tokens", () => {
  test("an access token has Keycloak's layout, is only for the API, and is signed by a published key", async () => {
    const tokens = await client.signIn(new HttpBrowser(), "priya.raman");
    const keys = createRemoteJWKSet(client.endpoint("certs"));
    const { payload, protectedHeader } = await jwtVerify(tokens.access_token, keys, {
      issuer: service.issuer,
      audience: "cathedra-api",
    });
    expect(protectedHeader).toMatchObject({ alg: "RS256", typ: "at+jwt" });
    expect(payload).toMatchObject({
      aud: "cathedra-api",
      sub: cast.priya.keycloakId,
      azp: "cathedra-web",
      realm_access: { roles: ["group_admin"] },
      name: "Priya Raman",
      given_name: "Priya",
      family_name: "Raman",
      email: "priya.raman@northgate.example",
    });
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(300);
    expect(tokens.expires_in).toBe(300);
  });

  test("an ID token is for the portal, names the person, and is not an access token", async () => {
    const tokens = await client.signIn(new HttpBrowser(), maya);
    expect(decodeJwt(tokens.id_token)).toMatchObject({ aud: "cathedra-web", name: "Maya Lindqvist" });
    expect(decodeProtectedHeader(tokens.id_token).typ).not.toBe("at+jwt");
  });

  test("userinfo accepts only the API's access token", async () => {
    const tokens = await client.signIn(new HttpBrowser(), maya);
    const ask = (token: string) =>
      fetch(client.endpoint("userinfo"), { headers: { authorization: `Bearer ${token}`, origin: portal } });
    const answer = await ask(tokens.access_token);
    expect(answer.headers.get("access-control-allow-origin")).toBe(portal);
    expect(await answer.json()).toMatchObject({ sub: cast.maya.keycloakId, given_name: "Maya" });
    expect((await ask(tokens.id_token)).status).toBe(401);
  });

  test("only the portal's origin may request tokens from a browser", async () => {
    const foreign = await fetch(client.endpoint("token"), {
      method: "POST",
      headers: { origin: "http://evil.example" },
      body: new URLSearchParams({
        client_id: "cathedra-web",
        grant_type: "refresh_token",
        refresh_token: "x",
      }),
    });
    expect(foreign.headers.get("access-control-allow-origin")).toBeNull();
    const own = await client.refresh("x");
    expect(own.headers.get("access-control-allow-origin")).toBe(portal);
  });

  test("a code without PKCE or with the plain method is refused", async () => {
    const plain = client.authorizationUrl("v".repeat(43), { code_challenge_method: "plain" });
    const without = client.authorizationUrl("v".repeat(43));
    without.searchParams.delete("code_challenge");
    without.searchParams.delete("code_challenge_method");
    for (const url of [plain, without]) {
      const { response } = await new HttpBrowser().open(url);
      expect(response.headers.get("location")).toContain("error=invalid_request");
    }
  });
});

describe("renewal", () => {
  test("a refresh token is valid for one renewal, and using it twice ends the whole grant", async () => {
    const first = await client.signIn(new HttpBrowser(), maya);
    const renewed = await client.refresh(first.refresh_token);
    expect(renewed.status).toBe(200);
    const second = (await renewed.json()) as { refresh_token: string; access_token: string };
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(decodeJwt(second.access_token).aud).toBe("cathedra-api");

    const stolen = await client.refresh(first.refresh_token);
    expect([stolen.status, await stolen.json()]).toMatchObject([400, { error: "invalid_grant" }]);
    expect((await client.refresh(second.refresh_token)).status).toBe(400);
  });

  test("the lifetime of a token is configurable", async () => {
    await service.stop();
    await start({ accessTokenSeconds: 2 });
    expect((await client.signIn(new HttpBrowser(), maya)).expires_in).toBe(2);
  });
});

describe("sessions", () => {
  test("a restart keeps the key, the session and the refresh token", async () => {
    const browser = new HttpBrowser();
    const before = await client.signIn(browser, maya);
    const { port } = service;
    await service.stop();
    await start({ port });

    const again = await client.signIn(browser);
    expect(decodeJwt(again.access_token).sub).toBe(cast.maya.keycloakId);
    expect(decodeProtectedHeader(again.access_token).kid).toBe(
      decodeProtectedHeader(before.access_token).kid,
    );
    expect((await client.refresh(before.refresh_token)).status).toBe(200);
  });

  test("prompt=login asks again, and another person can sign in over the session", async () => {
    const browser = new HttpBrowser();
    await client.signIn(browser, maya);
    const asked = await browser.open(client.authorizationUrl("v".repeat(43), { prompt: "login" }));
    expect(asked.html).toContain("Who do you want to be?");
    const tokens = await client.signIn(browser, "ruth.abrams", { prompt: "login" });
    expect(decodeJwt(tokens.access_token).sub).toBe(cast.ruth.keycloakId);
  });

  test("the next start deletes the files of expired entries", async () => {
    await client.signIn(new HttpBrowser(), maya);
    const entries = join(folder, "entries");
    expect((await readdir(entries)).length).toBeGreaterThan(2);
    await service.stop();
    await start({ sessionSeconds: 1, accessTokenSeconds: 1 });
    await client.signIn(new HttpBrowser(), maya);
    await service.stop();
    const kept = (await readdir(entries)).length;
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 2100 });
    await start();
    expect((await readdir(entries)).length).toBeLessThan(kept);
  });
});

describe("sign-out", () => {
  test("with an ID token it is immediate, returns to the portal, and ends session and tokens", async () => {
    const browser = new HttpBrowser();
    const tokens = await client.signIn(browser, maya);
    const { response } = await browser.open(
      client.signOutUrl({
        id_token_hint: tokens.id_token,
        post_logout_redirect_uri: `${portal}/`,
        state: "bye",
      }),
    );
    expect([response.status, response.headers.get("location")]).toEqual([303, `${portal}/?state=bye`]);
    expect((await client.refresh(tokens.refresh_token)).status).toBe(400);
    const next = await browser.open(client.authorizationUrl("v".repeat(43)));
    expect(next.html).toContain("Who do you want to be?");
    expect(decodeJwt((await client.signIn(browser, "wei.chen")).access_token).sub).toBe(cast.wei.keycloakId);
  });

  test("without an ID token or with another person's, the person is asked first", async () => {
    const browser = new HttpBrowser();
    await client.signIn(browser, maya);
    const others = await client.signIn(new HttpBrowser(), "wei.chen");
    for (const proof of [{ client_id: "cathedra-web" }, { id_token_hint: others.id_token }]) {
      const asked = await browser.open(
        client.signOutUrl({ ...proof, post_logout_redirect_uri: `${portal}/` }),
      );
      expect(asked.html).toContain("Sign out of Cathedra?");
    }
    expect(decodeJwt((await client.signIn(browser)).access_token).sub).toBe(cast.maya.keycloakId);

    const asked = await browser.open(
      client.signOutUrl({ client_id: "cathedra-web", post_logout_redirect_uri: `${portal}/` }),
    );
    const done = await browser.submit(asked, { logout: "yes" });
    expect(done.response.headers.get("location")).toBe(`${portal}/`);
  });

  test("sign-out redirects only to the portal", async () => {
    const browser = new HttpBrowser();
    const tokens = await client.signIn(browser, maya);
    const { response } = await browser.open(
      client.signOutUrl({ id_token_hint: tokens.id_token, post_logout_redirect_uri: "http://evil.example/" }),
    );
    expect([response.status, response.headers.get("location")]).toEqual([400, null]);
  });
});

describe("the sign-in page", () => {
  test("the sign-in page lists everyone of the cast under their customer as buttons, without external assets", async () => {
    const { html, response } = await new HttpBrowser().open(client.authorizationUrl("v".repeat(43)));
    for (const person of Object.values(cast)) {
      expect(html).toContain(`${person.firstName} ${person.lastName}`);
    }
    expect(html.match(/<h2>/g)).toHaveLength(3);
    expect(html.match(/<button class="person"/g)).toHaveLength(Object.keys(cast).length);
    expect(html).not.toMatch(/(src|href)="(?!data:)/);
    const policy = response.headers.get("content-security-policy");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("unsafe");
  });

  test("the sign-in page answers an unknown name and an outdated page with an explanation", async () => {
    const browser = new HttpBrowser();
    const asked = await browser.open(client.authorizationUrl("v".repeat(43)));
    const unknown = await browser.submit(asked, { person: "nobody" });
    expect([unknown.response.status, unknown.html.includes("Who do you want to be?")]).toEqual([422, true]);
    const stale = await new HttpBrowser().submit(asked, { person: maya });
    expect([stale.response.status, stale.html.includes("Start again from Cathedra")]).toEqual([400, true]);
  });
});
