import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { audience, clientId } from "../local/identity/settings.ts";

/** An issuer of tokens whose keys the portal fetches over HTTP as from any identity service. */
export async function startIssuer() {
  const { privateKey, publicKey } = await generateKeyPair("RS256");
  const jwk = { ...(await exportJWK(publicKey)), kid: "bench", alg: "RS256", use: "sig" };
  const server = createServer((request, response) => {
    const keys = request.url?.endsWith("/certs") ?? false;
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(keys ? { keys: [jwk] } : { issuer, jwks_uri: `${issuer}/certs` }));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/realms/bench`;
  return {
    issuer,
    token: ({
      keycloakId,
      firstName,
      lastName,
      roles = [],
    }: {
      keycloakId: string;
      firstName: string;
      lastName: string;
      roles?: readonly string[];
    }) =>
      new SignJWT({
        client_id: clientId,
        email: `${firstName}.${lastName}@bench.example`.toLowerCase(),
        email_verified: true,
        given_name: firstName,
        family_name: lastName,
        realm_access: { roles },
      })
        .setProtectedHeader({ alg: "RS256", kid: "bench", typ: "at+jwt" })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(keycloakId)
        .setIssuedAt()
        .setExpirationTime("6h")
        .sign(privateKey),
    stop: () => new Promise<void>((done) => server.close(() => done())),
  };
}
