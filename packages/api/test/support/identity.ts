import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from "jose";

export type SigningKey = {
  readonly kid: string;
  readonly alg: string;
  readonly key: CryptoKey;
  readonly jwk: JWK;
};

export type TokenOptions = {
  readonly header?: Readonly<Record<string, unknown>>;
  readonly signWith?: SigningKey;
};

/** An identity service that publishes its keys over HTTP and signs whatever a test asks for. */
export type TestIdentity = {
  readonly issuer: string;
  readonly audience: string;
  readonly rs256: SigningKey;
  readonly es256: SigningKey;
  /** The number of requests for the keys. */
  keyFetches(): number;
  /** Sets the published keys from now on. */
  publish(...keys: SigningKey[]): void;
  /** An outage: every request breaks off. */
  setDown(isDown: boolean): void;
  /** A current access token; claims given as undefined are left out. */
  token(claims?: JWTPayload, options?: TokenOptions): Promise<string>;
  close(): Promise<void>;
};

export async function newKey(alg: "RS256" | "ES256"): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true });
  const kid = randomUUID();
  return { kid, alg, key: privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg, use: "sig" } };
}

/** Made once: a pair of RSA costs as much as twenty requests. Who needs others makes them. */
const usualKeys = Promise.all([newKey("RS256"), newKey("ES256")]);

export async function startIdentity(): Promise<TestIdentity> {
  const [rs256, es256] = await usualKeys;
  let published: readonly SigningKey[] = [rs256, es256];
  let isDown = false;
  let fetches = 0;
  let issuer = "";

  const server = createServer((request, response) => {
    if (isDown) return void request.socket.destroy();
    const isKeys = request.url?.endsWith("/certs") ?? false;
    if (isKeys) fetches += 1;
    const body = isKeys ? { keys: published.map(({ jwk }) => jwk) } : { issuer, jwks_uri: `${issuer}/certs` };
    response.writeHead(200, { "content-type": "application/json", connection: "close" });
    response.end(JSON.stringify(body));
  });
  issuer = `http://127.0.0.1:${await listen(server)}/realms/cathedra`;
  const audience = "cathedra-api";

  return {
    issuer,
    audience,
    rs256,
    es256,
    keyFetches: () => fetches,
    publish: (...keys) => {
      published = keys;
    },
    setDown: (down) => {
      isDown = down;
    },
    token: (claims = {}, { header = {}, signWith = rs256 } = {}) => {
      const now = Math.floor(Date.now() / 1000);
      const standard = {
        iss: issuer,
        aud: audience,
        client_id: "cathedra-web",
        sub: randomUUID(),
        iat: now,
        exp: now + 300,
        email: "a.person@example.org",
        email_verified: true,
      };
      return new SignJWT({ ...standard, ...claims })
        .setProtectedHeader({ alg: signWith.alg, kid: signWith.kid, typ: "at+jwt", ...header })
        .sign(signWith.key);
    },
    close: () => new Promise((done) => server.close(() => done())),
  };
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return (server.address() as AddressInfo).port;
}
