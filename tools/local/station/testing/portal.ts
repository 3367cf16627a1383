import { createHash, generateKeyPairSync, hash, randomUUID, sign } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type PackageManifest, packageManifestText } from "@cathedra/domain/software";
import { isSignedFor, readRequestSignature, stationToken } from "@cathedra/domain/stations";
import { importJWK, jwtVerify } from "jose";
import * as v from "valibot";

/** The public half of a station's key; the portal must never receive the private half. */
const stationKey = v.strictObject({ kty: v.literal("OKP"), crv: v.literal("Ed25519"), x: v.string() });

/** A request of a station to the portal, as far as tests check it. */
export type Asked = { readonly path: string; readonly body: unknown };

export type Told = {
  wantsFacts: boolean;
  operations: readonly object[];
  session: string | null;
  isCancelRequested: boolean;
  /** The answer of polling a code. */
  poll: object;
  /** The statuses of the next answers, which take precedence over everything else. */
  readonly next: (number | "cut")[];
  /** The file of the package that is downloaded. */
  file: Buffer;
  /** After how many bytes of the file the connection breaks; null if it does not. */
  breaksAfter: number | null;
  fileStatus: number | null;
};

const year = 365 * 24 * 3_600_000;

/** The portal's side of the interface for stations, as docs/station-interface.md describes it, in the memory of a test. */
export async function startPortal() {
  const asked: Asked[] = [];
  const wrong: string[] = [];
  const told: Told = {
    wantsFacts: false,
    operations: [],
    session: null,
    isCancelRequested: false,
    poll: { status: "authorization_pending" },
    next: [],
    file: Buffer.alloc(0),
    breaksAfter: null,
    fileStatus: null,
  };
  const token = "aaaa-bbbb";
  const id = randomUUID();
  let key: v.InferOutput<typeof stationKey> | undefined;
  const releaseSigner = generateKeyPairSync("ed25519");
  const releaseKey = releaseSigner.publicKey.export({ format: "jwk" });
  let isRevoked = false;
  let clockMs = 0;
  const ranges: (string | undefined)[] = [];
  const logs = new Map<string, { size: number; sha256: string; content: Buffer }>();
  const delivered: { readonly path: string; readonly authorization: string; readonly size: number }[] = [];

  const used = new Set<string>();
  /** Whether a token is signed for exactly this request and body, and is used for the first time. */
  const isSigned = async (
    { method, url, headers }: IncomingMessage,
    audience: string,
    bytes: Buffer,
  ): Promise<boolean> => {
    if (key === undefined || isRevoked) return false;
    const given = (headers.authorization ?? "").replace(/^Bearer /, "");
    return jwtVerify(given, await importJWK(key, "EdDSA"), {
      issuer: `station:${id}`,
      audience,
      maxTokenAge: 300,
      clockTolerance: 60,
      currentDate: new Date(Date.now() + clockMs),
    }).then(
      ({ payload, protectedHeader }) => {
        const read = readRequestSignature(payload, stationToken.maxSeconds);
        if (read === undefined || read === "incomplete" || used.has(read.uniqueId)) return false;
        used.add(read.uniqueId);
        const isOfBody = read.bodyHash === hash("sha256", bytes, "base64url");
        return (
          isOfBody &&
          isSignedFor(read, { method: method ?? "", target: url ?? "" }) &&
          protectedHeader.kid === `station:${id}`
        );
      },
      () => false,
    );
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? "/", "http://portal");
    const send = (status: number, body?: object) => {
      response.writeHead(status, {
        "content-type": "application/json",
        date: new Date(Date.now() + clockMs).toUTCString(),
      });
      response.end(body === undefined ? undefined : JSON.stringify(body));
    };
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const bytes = Buffer.concat(chunks);
    const next = told.next.shift();
    if (next === "cut") return void request.socket.destroy();
    if (next !== undefined) return send(next, { error: { code: "TOLD" } });
    const { pathname } = url;
    if (pathname === "/file") return sendFile(request, response);
    if (pathname.startsWith("/api/simulator/store_result/") || pathname === "/api/s3/vistcases") {
      const authorization = request.headers.authorization ?? "";
      const isOurs =
        authorization === "Bearer of-maya" || (await isSigned(request, "cathedra-results", bytes));
      if (!isOurs) return send(401);
      delivered.push({ path: pathname, authorization, size: bytes.length });
      return send(201, { id: "11111111-1111-4111-8111-111111111111", jobId: randomUUID() });
    }
    const path = pathname.replace("/api/stations", "");
    const isJson = (request.headers["content-type"] ?? "").includes("json");
    const body = isJson ? parsed(bytes.toString("utf8")) : undefined;
    asked.push({ path, body });
    if (isJson && body === undefined) return send(400, { error: { code: "BAD_REQUEST" } });
    if (path === "/enrol") {
      const said = v.parse(v.object({ token: v.string(), publicKey: stationKey }), body);
      const isAgain = key !== undefined && key.x === said.publicKey.x;
      if (said.token !== token || (key !== undefined && !isAgain && !isRevoked))
        return send(403, { error: { code: "ENROLMENT_REFUSED" } });
      key = said.publicKey;
      isRevoked = false;
      const now = new Date(Date.now() + clockMs).toISOString();
      return send(201, {
        id,
        serviceTag: "TST0001",
        name: "Test station",
        place: "",
        heartbeatSeconds: 30,
        releaseKeys: [releaseKey],
        now,
      });
    }
    if (!(await isSigned(request, "cathedra-station", bytes))) return send(401);
    if (path === "/heartbeat") {
      const { operations, ...rest } = {
        heartbeatSeconds: 30,
        operations: told.operations.length,
        wantsFacts: told.wantsFacts,
        session: told.session,
        ...(/"releaseKeys":\[\]/.test(JSON.stringify(body)) ? { releaseKeys: [releaseKey] } : {}),
      };
      told.wantsFacts = false;
      return send(200, { now: new Date().toISOString(), ...rest, operations });
    }
    if (path === "/facts") return send(204);
    if (path === "/operations") return send(200, [...told.operations]);
    const [, operation] = /^\/operations\/([^/]+)\/reports$/.exec(path) ?? [];
    if (operation !== undefined) {
      const { state } = v.parse(v.object({ state: v.string() }), body);
      if (!told.operations.some((each) => Reflect.get(each, "id") === operation)) return send(409);
      if (state !== "RUNNING")
        told.operations = told.operations.filter((each) => Reflect.get(each, "id") !== operation);
      return send(200, { state, isCancelRequested: told.isCancelRequested });
    }
    if (path === "/logs") {
      const log = v.parse(v.object({ name: v.string(), size: v.number(), sha256: v.string() }), body);
      const known = logs.get(log.name) ?? { size: log.size, sha256: log.sha256, content: Buffer.alloc(0) };
      logs.set(log.name, known);
      return send(200, { id: encodeURIComponent(log.name), received: known.content.length, pieceBytes: 64 });
    }
    const [, name] = /^\/logs\/([^/]+)\/pieces$/.exec(path) ?? [];
    const log = name === undefined ? undefined : logs.get(decodeURIComponent(name));
    if (log !== undefined) {
      if (Number(url.searchParams.get("offset")) !== log.content.length)
        return send(409, { error: { code: "LOG_OFFSET", received: log.content.length } });
      log.content = Buffer.concat([log.content, bytes]);
      return send(200, { received: log.content.length });
    }
    if (path === "/qr-logins") {
      const expiresAt = new Date(Date.now() + 90_000).toISOString();
      const code = { id: randomUUID(), secret: "secret", url: "http://portal/?qrlogin=x", matchCode: "42" };
      return send(201, { ...code, expiresAt, pollSeconds: 0.02 });
    }
    if (path.endsWith("/poll")) return send(200, told.poll);
    if (path === "/session") return send(204);
    wrong.push(`${request.method} ${path}`);
    return send(404);
  };
  const sendFile = (request: IncomingMessage, response: ServerResponse): void => {
    const { range } = request.headers;
    ranges.push(range);
    if (told.fileStatus !== null) return void response.writeHead(told.fileStatus).end();
    const from = Number(/^bytes=(\d+)-$/.exec(range ?? "")?.[1] ?? 0);
    const rest = told.file.subarray(from);
    const headers = {
      "content-length": rest.length,
      "content-range": `bytes ${from}-${told.file.length - 1}/${told.file.length}`,
    };
    response.writeHead(from > 0 ? 206 : 200, headers);
    if (told.breaksAfter === null || told.breaksAfter >= rest.length) return void response.end(rest);
    response.write(rest.subarray(0, told.breaksAfter), () => setTimeout(() => request.socket.destroy(), 20));
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      wrong.push(String(error));
      response.writeHead(400).end();
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    id,
    token,
    told,
    asked,
    wrong,
    ranges,
    logs,
    delivered,
    asks: (path: string) => asked.filter((each) => each.path === path),
    revoke: () => {
      isRevoked = true;
    },
    aYearAhead: () => {
      clockMs = year;
    },
    /** Signs a package as the portal does; another key may use its name. */
    signatureOf: (manifest: PackageManifest, { privateKey } = releaseSigner) => ({
      key: String(releaseKey.x),
      value: sign(null, Buffer.from(packageManifestText(manifest)), privateKey).toString("base64url"),
    }),
    /** Adds a package that can be downloaded, as an operation names it. */
    put(content: Buffer) {
      told.file = content;
      return {
        link: "/file",
        size: content.length,
        sha256: createHash("sha256").update(content).digest("hex"),
      };
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

export type Portal = Awaited<ReturnType<typeof startPortal>>;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
