import { createHash, createPublicKey, type JsonWebKey, verify } from "node:crypto";

type Claims = {
  readonly iss: string;
  readonly aud: string;
  readonly iat: number;
  readonly exp: number;
  readonly sub?: string;
  readonly jti: string;
  readonly htm: string;
  readonly htu: string;
  readonly digest: string;
};
type SignedFor = { readonly method: string; readonly url: string; readonly body: string };

/** The parts of the portal that an enrolled station uses (docs/station-interface.md). */
export function stationDesk(origin: () => string) {
  let key: JsonWebKey | undefined;
  const asked: string[] = [];
  const session = {
    id: "session-1",
    person: { keycloakId: "maya", name: "Maya Lindqvist" },
    accessToken: "of-the-session",
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
  };
  let polls = 0;

  const used = new Set<string>();

  /** The claims of a token that this station signed just now, for this request alone; undefined: it is not. */
  function toClaims(authorization: string | undefined, { method, url, body }: SignedFor): Claims | undefined {
    const [header = "", claims = "", signature = ""] = (authorization ?? "")
      .replace("Bearer ", "")
      .split(".");
    if (key === undefined || signature === "") return undefined;
    const known = createPublicKey({ key, format: "jwk" });
    const isSigned = verify(
      null,
      Buffer.from(`${header}.${claims}`),
      known,
      Buffer.from(signature, "base64url"),
    );
    const said: Claims = JSON.parse(Buffer.from(claims, "base64url").toString());
    const isOfNow = Math.abs(said.iat - Date.now() / 1000) < 60 && said.exp - said.iat <= 60;
    const digest = createHash("sha256").update(body, "latin1").digest("base64url");
    const isOfRequest = said.htm === method && said.htu === url && said.digest === digest;
    const isFirst = said.jti.length >= 16 && !used.has(said.jti);
    used.add(said.jti);
    const isOwn = said.iss === "station:station-1";
    return isSigned && isOfNow && isOfRequest && isFirst && isOwn ? said : undefined;
  }

  function answer(
    method: string,
    path: string,
    authorization: string | undefined,
    text: string,
  ): [status: number, body: unknown] {
    const name = path.replace("/api/stations/", "");
    asked.push(name);
    if (name === "enrol") {
      key = JSON.parse(text).publicKey;
      return [
        201,
        { id: "station-1", serviceTag: "LKS9T50", heartbeatSeconds: 30, now: new Date().toISOString() },
      ];
    }
    if (toClaims(authorization, { method, url: path, body: text })?.aud !== "cathedra-station")
      return [401, { error: { code: "UNAUTHENTICATED" } }];
    const expiresAt = new Date(Date.now() + 90_000).toISOString();
    const url = `${origin()}/?qrlogin=abc`;
    switch (name) {
      case "heartbeat":
        return [
          200,
          {
            now: new Date().toISOString(),
            heartbeatSeconds: 30,
            wantsFacts: false,
            operations: 0,
            session: null,
          },
        ];
      case "qr-logins":
        return [201, { id: "code-1", secret: "s", url, matchCode: "42", expiresAt, pollSeconds: 0.2 }];
      case "qr-logins/code-1/poll":
        polls += 1;
        return [200, polls < 2 ? { status: "authorization_pending" } : { status: "approved", session }];
      default:
        return [204, undefined];
    }
  }
  return { answer, asked, toClaims };
}
