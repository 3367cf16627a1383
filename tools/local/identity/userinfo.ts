import type { IncomingMessage, ServerResponse } from "node:http";
import { createLocalJWKSet, type JWK, jwtVerify } from "jose";
import { claimsOf, type IdentityPerson } from "./person.ts";
import { audience } from "./settings.ts";

export type UserinfoParts = {
  readonly issuer: string;
  readonly signing: readonly JWK[];
  readonly people: readonly IdentityPerson[];
  readonly portalOrigins: readonly string[];
};

/** The userinfo endpoint as Keycloak has it: it answers to the same access token that the API takes. */
export function userinfoEndpoint({ issuer, signing, people, portalOrigins }: UserinfoParts) {
  const publicKeys = createLocalJWKSet({ keys: signing.map(publicPart) });
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    allowOrigin(request, response, portalOrigins);
    if (request.method === "OPTIONS") {
      response.writeHead(204).end();
      return;
    }
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? "")?.[1] ?? "";
    const verified = await jwtVerify(token, publicKeys, {
      issuer,
      audience,
      typ: "at+jwt",
      algorithms: ["RS256"],
    }).catch(() => undefined);
    const person = people.find(({ keycloakId }) => keycloakId === verified?.payload.sub);
    if (person === undefined) {
      response.writeHead(401, { "www-authenticate": 'Bearer error="invalid_token"' }).end();
      return;
    }
    response.writeHead(200, { "content-type": "application/json", "cache-control": "no-store" });
    response.end(JSON.stringify({ sub: person.keycloakId, ...claimsOf(person) }));
  };
}

function publicPart({ kty, kid, alg, use, n, e }: JWK): JWK {
  return Object.fromEntries(
    Object.entries({ kty, kid, alg, use, n, e }).filter(([, part]) => part !== undefined),
  );
}

function allowOrigin(request: IncomingMessage, response: ServerResponse, origins: readonly string[]): void {
  const { origin } = request.headers;
  response.setHeader("vary", "Origin");
  if (origin === undefined || !origins.includes(origin)) return;
  response.setHeader("access-control-allow-origin", origin);
  response.setHeader("access-control-allow-methods", "GET, POST");
  response.setHeader("access-control-allow-headers", "Authorization");
  response.setHeader("access-control-max-age", "3600");
}
