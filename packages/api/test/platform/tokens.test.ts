import { KeyObject, sign } from "node:crypto";
import { instant } from "@cathedra/domain";
import { exportSPKI, importJWK, SignJWT, UnsecuredJWT } from "jose";
import { expect, test } from "vitest";
import { setUpTestApp, testApp } from "../support/app.ts";
import { newKey } from "../support/identity.ts";

/** How far the portal's clock is ahead, in milliseconds. */
let aheadMs = 0;
const api = setUpTestApp({ clock: () => instant(Date.now() + aheadMs) });

const seconds = () => Math.floor(Date.now() / 1000);

async function statusWith(token: string): Promise<number> {
  const response = await api.graphql({ query: "{ __typename }" }, { token });
  return response.statusCode;
}

async function expectRefusal(token: string): Promise<void> {
  const response = await api.graphql({ query: "{ __typename }" }, { token });
  expect(response.statusCode).toBe(401);
  expect(response.headers["www-authenticate"]).toBe("Bearer");
  expect(response.json()).toEqual({
    errors: [
      {
        message: "Sign in to continue.",
        extensions: { code: "UNAUTHENTICATED", requestId: response.headers["x-request-id"] },
      },
    ],
  });
}

/** A good token under another header, with a signature that fits: libraries refuse to make some of these. */
async function signedByHand(header: Readonly<Record<string, unknown>>, digest = "sha256"): Promise<string> {
  const { rs256 } = api.identity;
  const whole = { alg: "RS256", kid: rs256.kid, typ: "at+jwt", ...header };
  const [, payload] = (await api.identity.token()).split(".");
  const input = `${Buffer.from(JSON.stringify(whole)).toString("base64url")}.${payload}`;
  return `${input}.${sign(digest, Buffer.from(input), KeyObject.from(rs256.key)).toString("base64url")}`;
}

test("an access token signed RS256 or ES256 is accepted", async () => {
  const { identity } = api;
  expect(await statusWith(await identity.token())).toBe(200);
  expect(await statusWith(await identity.token({}, { signWith: identity.es256 }))).toBe(200);
});

test("a token in Keycloak's layout is accepted", async () => {
  const token = await api.identity.token(
    { typ: "Bearer", aud: ["account", api.identity.audience] },
    { header: { typ: "JWT" } },
  );
  expect(await statusWith(token)).toBe(200);
});

test("a missing and a malformed token are refused", async () => {
  const response = await api.graphql({ query: "{ __typename }" }, { token: null });
  expect(response.statusCode).toBe(401);
  await expectRefusal("not.a.token");
  await expectRefusal(`${"a".repeat(20_000)}.b.c`);
});

test("an expired token is refused, also when it was accepted before", async () => {
  await expectRefusal(await api.identity.token({ exp: seconds() - 6 }));
  const good = await api.identity.token();
  expect(await statusWith(good)).toBe(200);
  aheadMs = 306_000;
  await expectRefusal(good);
  aheadMs = 0;
});

test("a token without an expiry and one that is not yet valid are refused", async () => {
  await expectRefusal(await api.identity.token({ exp: undefined as never }));
  await expectRefusal(await api.identity.token({ nbf: seconds() + 60 }));
});

test("a token of another issuer is refused, even if its name is similar", async () => {
  const { issuer } = api.identity;
  for (const iss of [`${issuer}/`, issuer.toUpperCase(), "https://elsewhere.example/realms/cathedra"]) {
    await expectRefusal(await api.identity.token({ iss }));
  }
});

test("a token for another audience is refused", async () => {
  for (const aud of ["cathedra-web", ["account", "cathedra-api2"], ""]) {
    await expectRefusal(await api.identity.token({ aud }));
  }
});

test("a token is accepted only for a configured client in its `azp`, its `client_id` or both", async () => {
  const named = (azp?: unknown, client_id?: unknown) => api.identity.token({ azp, client_id });
  expect(await statusWith(await named("cathedra-web"))).toBe(200);
  expect(await statusWith(await named(undefined, "cathedra-web"))).toBe(200);
  expect(await statusWith(await named("cathedra-web", "cathedra-web"))).toBe(200);
  await expectRefusal(await named());
  for (const other of ["another-client", "CATHEDRA-WEB", "", null, ["cathedra-web"], "cathedra-web "]) {
    await expectRefusal(await named(other));
    await expectRefusal(await named(undefined, other));
    await expectRefusal(await named("cathedra-web", other));
    await expectRefusal(await named(other, "cathedra-web"));
  }
});

test("another client of the same issuer is accepted once it is configured", async () => {
  const configured = await testApp({ config: { otherClients: ["desktop"] } });
  try {
    const ask = async (azp: string) => {
      const token = await configured.identity.token({ azp, client_id: undefined });
      return (await configured.graphql({ query: "{ __typename }" }, { token })).statusCode;
    };
    expect([await ask("desktop"), await ask("cathedra-web"), await ask("else")]).toEqual([200, 200, 401]);
  } finally {
    await configured.close();
  }
});

test("an ID token is refused, whatever its audience", async () => {
  await expectRefusal(await api.identity.token({ typ: "ID" }, { header: { typ: "JWT" } }));
  await expectRefusal(await api.identity.token({ nonce: "n", at_hash: "h" }, { header: { typ: "JWT" } }));
  await expectRefusal(await api.identity.token({ typ: "ID" }));
  await expectRefusal(await api.identity.token({ typ: "Refresh" }, { header: { typ: "JWT" } }));
});

test("a token without a signature is refused", async () => {
  const { issuer, audience } = api.identity;
  const claims = { sub: "somebody", typ: "Bearer" };
  const unsigned = new UnsecuredJWT(claims)
    .setIssuer(issuer)
    .setAudience(audience)
    .setExpirationTime("5m")
    .encode();
  await expectRefusal(unsigned);
  const [header, payload] = (await api.identity.token()).split(".");
  await expectRefusal(`${header}.${payload}.`);
});

test("HS256 with the public key as its secret is refused", async () => {
  const { rs256, issuer, audience } = api.identity;
  const publicKey = await importJWK(rs256.jwk, "RS256");
  if (publicKey instanceof Uint8Array) throw new Error("expected a public key");
  const secret = new TextEncoder().encode(await exportSPKI(publicKey));
  const forged = await new SignJWT({ sub: "somebody", iss: issuer, aud: audience, exp: seconds() + 300 })
    .setProtectedHeader({ alg: "HS256", kid: rs256.kid, typ: "at+jwt" })
    .sign(secret);
  await expectRefusal(forged);
});

test("a token that names another algorithm than its key's is refused", async () => {
  const { rs256, es256 } = api.identity;
  await expectRefusal(await api.identity.token({}, { signWith: { ...es256, kid: rs256.kid } }));
  await expectRefusal(await api.identity.token({}, { signWith: { ...rs256, kid: es256.kid } }));
  for (const alg of ["none", "None", "PS256", "ES256", "EdDSA", "HS256", "", null]) {
    await expectRefusal(await signedByHand({ alg }));
  }
  // Tokens with a valid signature that do not satisfy the portal's requirements.
  for (const bits of [384, 512]) await expectRefusal(await signedByHand({ alg: `RS${bits}` }, `sha${bits}`));
  expect(await statusWith(await signedByHand({}))).toBe(200);
});

test("a token without a `kid` is refused if several keys or none could match", async () => {
  const stranger = await newKey("RS256");
  await expectRefusal(await api.identity.token({}, { signWith: stranger, header: { kid: undefined } }));
  const another = await newKey("RS256");
  const { rs256, es256 } = api.identity;
  const configured = await testApp();
  try {
    configured.identity.publish(rs256, es256, another);
    const token = await configured.identity.token({}, { signWith: rs256, header: { kid: undefined } });
    expect((await configured.graphql({ query: "{ __typename }" }, { token })).statusCode).toBe(401);
  } finally {
    await configured.close();
  }
});

test("a token with an unknown critical header is refused", async () => {
  const asking = { crit: ["urgent"], urgent: true };
  for (const more of [asking, { crit: ["b64"], b64: false }, { crit: [] }, { crit: "b64" }]) {
    await expectRefusal(await signedByHand(more));
  }
});

test("times that are not numbers are refused", async () => {
  for (const wrong of [{ exp: `${seconds() + 300}` }, { nbf: "0" }, { iat: "now" }, { exp: null }]) {
    await expectRefusal(await api.identity.token(wrong as never));
  }
});

test("a changed payload is refused", async () => {
  const [header, payload = "", signature] = (await api.identity.token()).split(".");
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
  const changed = Buffer.from(JSON.stringify({ ...claims, realm_access: { roles: ["sys_admin"] } })).toString(
    "base64url",
  );
  await expectRefusal(`${header}.${changed}.${signature}`);
});

test("a token with an embedded or linked key is refused, and nothing is fetched", async () => {
  const own = await newKey("RS256");
  const before = api.identity.keyFetches();
  const away = "http://127.0.0.1:9/keys";
  for (const header of [{ jku: away }, { x5u: away }, { jwk: own.jwk }]) {
    await expectRefusal(await api.identity.token({}, { header }));
    await expectRefusal(
      await api.identity.token({}, { signWith: { ...own, kid: api.identity.rs256.kid }, header }),
    );
  }
  expect(api.identity.keyFetches()).toBe(before);
});

test("a subject with characters that cannot be stored is refused", async () => {
  for (const sub of ["\u0000", "a\u0000b", "a\nb", "a\u007fb", "a\u0085b", "a\ud800b"]) {
    await expectRefusal(await api.identity.token({ sub }));
  }
});

test("characters that cannot be stored are removed from names", async () => {
  const token = await api.identity.token({
    email: "maya\u0000@northgate.example\u0007",
    given_name: "Ma\u0000ya\nInga\n",
    family_name: "\u0001Lindqvist\ud800",
  });
  const response = await api.graphql({ query: "{ user { first_name last_name email } }" }, { token });
  expect(response.json()).toEqual({
    data: { user: { first_name: "Maya Inga", last_name: "Lindqvist", email: "maya@northgate.example" } },
  });
});

test("every route under /api that is not documented as public needs a token (G.004)", async () => {
  const guarded = api.app.routeList.filter(({ access }) => access === "token");
  expect(guarded.length).toBeGreaterThan(0);
  for (const { operation } of guarded) {
    const [method, path = ""] = operation.split(" ");
    const response = await api.app.inject({ method: method as "GET", url: path });
    expect([operation, response.statusCode]).toEqual([operation, 401]);
  }
});
