import { createHash, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import { fileURLToPath } from "node:url";
import { build, defaultClientConditions } from "vite";
import { stationDesk } from "./station-desk.ts";

export type Delivered = { readonly authorization: string | undefined; readonly body: string };

/** The parts of a portal that a desktop client needs: a page, the route for results, a personal case with `Range`. */
export async function aPortal() {
  const script = await pageScript();
  const bytes = randomBytes(600_000);
  const offer = { url: "", size: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
  const delivered: Delivered[] = [];
  const ranges: (string | undefined)[] = [];
  let reported: (report: unknown) => void = () => {};

  const desk = stationDesk(() => origin());
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://portal");
    const send = (body: string | Buffer, type = "application/json", status = 200, headers = {}) =>
      response.writeHead(status, { "content-type": type, ...headers }).end(body);
    const text = await getText(request);
    if (pathname.startsWith("/api/stations/")) {
      const [status, body] = desk.answer(request.method ?? "", pathname, request.headers.authorization, text);
      return send(body === undefined ? "" : JSON.stringify(body), "application/json", status);
    }
    switch (pathname) {
      case "/page.js":
        return send(script, "text/javascript");
      case "/config.json":
        return send(JSON.stringify({ identity: { issuer: `${origin()}/identity` } }));
      case "/offer":
        return send(JSON.stringify({ ...offer, url: `${origin()}/case` }));
      case "/case": {
        const range = request.headers.range;
        ranges.push(range);
        const from = Number(/^bytes=(\d+)-$/.exec(range ?? "")?.[1] ?? 0);
        return send(bytes.subarray(from), "application/octet-stream", range === undefined ? 200 : 206);
      }
      case "/report":
        reported(JSON.parse(text));
        return send("{}");
      case "/api/simulator/store_result/101":
        delivered.push({ authorization: request.headers.authorization, body: text });
        return send(JSON.stringify({ id: "activity-1", unitId: "activity-1" }), "application/json", 201);
      case "/":
        return send(
          `<!doctype html><title>Portal</title><script type="module" src="/page.js"></script>`,
          "text/html",
        );
      default:
        return send("", "text/plain", 404);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = () => {
    const address = server.address();
    return `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
  };
  return {
    origin: origin(),
    delivered,
    ranges,
    desk,
    /** The report of the next page. */
    report: () =>
      new Promise<unknown>((resolve) => {
        reported = resolve;
      }),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function getText(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces).toString("latin1");
}

async function pageScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    resolve: { conditions: ["cathedra-source", ...defaultClientConditions] },
    build: {
      write: false,
      target: "chrome102",
      lib: { entry: fileURLToPath(new URL("page.ts", import.meta.url)), formats: ["es"] },
    },
  });
  const [one] = Array.isArray(built) ? built : [built];
  if (one === undefined || !("output" in one)) throw new Error("the page was not built");
  return one.output[0].code;
}
