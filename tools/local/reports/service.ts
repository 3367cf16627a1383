import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { escapeHtml, htmlPage } from "../html.ts";
import { base, tokens } from "../identity/page-style.ts";
import { type Behaviour, parseBehaviour } from "./behaviour.ts";
import { type ReportStore, reportStore } from "./store.ts";

export type RunningReports = {
  readonly origin: string;
  readonly store: ReportStore;
  readonly stop: () => Promise<void>;
};

const maxBytes = 20_000_000;
const slowMs = 10_000;

const stylesheet = `${tokens}${base}
pre{max-height:480px;overflow:auto;padding:12px;border:1px solid var(--line);border-radius:8px;white-space:pre-wrap;
overflow-wrap:anywhere;font:14px/20px ui-monospace,monospace}
summary{padding:8px 0;cursor:pointer;overflow-wrap:anywhere}
nav a{margin-right:16px;color:var(--accent)}`;
const policy = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(stylesheet).digest("base64")}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;

/** A receiver of Sentry's protocol, with a page that shows what it received and a switch for its faults. */
export async function startReports({
  host,
  port,
}: {
  readonly host: string;
  readonly port: number;
}): Promise<RunningReports> {
  const store = reportStore();
  let behaviour: Behaviour = "ok";
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => request.socket.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    if (request.method === "POST" && /^\/api\/\d+\/envelope\/$/.test(pathname))
      return take(request, response);
    // A page of another site must not be able to change anything here.
    if (request.method === "POST" && request.headers["sec-fetch-site"] === "cross-site")
      return end(response, 403);
    if (request.method === "POST" && pathname === "/behaviour") {
      const wanted = parseBehaviour(searchParams.get("is") ?? "");
      behaviour = wanted ?? behaviour;
      return end(response, wanted === undefined ? 400 : 204);
    }
    if (request.method === "POST" && pathname === "/clear") {
      store.clear();
      response.writeHead(303, { location: "/" }).end();
      return;
    }
    if (request.method !== "GET") return end(response, 405);
    const type = searchParams.get("type") ?? "";
    if (pathname === "/reports.json")
      return send(response, "application/json", JSON.stringify(store.all(type)));
    if (pathname === "/") return send(response, "text/html", selectPage(store, type));
    end(response, 404);
  }

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (behaviour === "away") return void request.socket.destroy();
    if (behaviour === "garbage") return void request.socket.end("this is no answer\r\n\r\n");
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of request) {
      size += (chunk as Buffer).length;
      if (size > maxBytes) return end(response, 413);
      chunks.push(chunk as Buffer);
    }
    if (behaviour === "slow") await sleep(slowMs);
    if (behaviour === "refuse") return void response.writeHead(429, { "retry-after": "5" }).end();
    if (!store.take(Buffer.concat(chunks))) return end(response, 400);
    send(response, "application/json", "{}");
  }

  await new Promise<void>((ready, failed) => {
    server.once("error", failed);
    server.listen(port, host, ready);
  });
  const address = server.address();
  const bound = typeof address === "object" && address !== null ? address.port : port;
  return {
    origin: `http://localhost:${bound}`,
    store,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function selectPage(store: ReportStore, type: string): string {
  const kinds = [
    ["", "All"],
    ["event", "Errors"],
    ["transaction", "Traces"],
    ["feedback", "Feedback"],
    ["replay_event", "Recordings"],
  ].map(([kind, label]) => `<a href="/?type=${kind}">${label} (${store.all(kind).length})</a>`);
  const rows = store
    .all(type)
    .map(
      ({ at, type: kind, title, text }) =>
        `<details><summary><strong>${escapeHtml(kind)}</strong> ${escapeHtml(title)} · ${at}</summary><pre>${escapeHtml(pretty(text))}</pre></details>`,
    );
  const body = `<main><h1>Reports</h1><p class="lead">What the portal reports on this machine: errors, traces and feedback. It goes nowhere else.</p>
<nav>${kinds.join("")}</nav>${rows.length === 0 ? "<p>Nothing came yet.</p>" : rows.join("\n")}
<form method="post" action="/clear"><button class="primary">Delete all</button></form></main>`;
  return htmlPage({ title: "Reports", stylesheet, body });
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function send(response: ServerResponse, type: string, body: string): void {
  response.writeHead(200, {
    "content-type": `${type}; charset=utf-8`,
    "cache-control": "no-store",
    "content-security-policy": policy,
  });
  response.end(body);
}

function end(response: ServerResponse, status: number): void {
  response.writeHead(status).end();
}
