import { timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { parseBehaviour } from "./behaviour.ts";
import { framedHtml, listPage, mailPage, mailPolicy, notFoundPage, pagePolicy } from "./pages.ts";
import type { RunningSmtp } from "./smtp.ts";
import type { MailStore } from "./store.ts";

export type MailboxPlan = {
  readonly host: string;
  readonly port: number;
  readonly store: MailStore;
  readonly smtp: RunningSmtp;
  /** The token that permits changing the behaviour. */
  readonly token: string;
};

export type RunningMailbox = { readonly origin: string; readonly stop: () => Promise<void> };

const rowsOfPage = 100;

/** The mailbox page, the same as JSON for tests, and the switch of the mail server. */
export async function startMailbox(plan: MailboxPlan): Promise<RunningMailbox> {
  const server = createServer((request, response) => {
    void answer(plan, request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  await new Promise<void>((ready, failed) => {
    server.once("error", failed);
    server.listen(plan.port, plan.host, ready);
  });
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : plan.port;
  return {
    origin: `http://localhost:${port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

async function answer(
  { store, smtp, token }: MailboxPlan,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
  if (request.method === "POST" && pathname === "/behaviour") {
    if (!isSame(request.headers.authorization ?? "", `Bearer ${token}`)) return end(response, 403);
    const behaviour = parseBehaviour(searchParams.get("is") ?? "");
    if (behaviour === undefined) return end(response, 400);
    await smtp.behave(behaviour);
    return end(response, 204);
  }
  if (request.method === "POST" && pathname === "/clear") {
    // A page of another site must not be able to empty the mailbox.
    if (request.headers["sec-fetch-site"] === "cross-site") return end(response, 403);
    store.clear();
    response.writeHead(303, { location: "/" }).end();
    return;
  }
  if (request.method !== "GET") return end(response, 405);
  const recipient = searchParams.get("to") ?? "";
  if (pathname === "/mails.json")
    return send(response, "application/json", JSON.stringify(store.find(recipient)));
  if (pathname === "/") {
    const found = store.find(recipient);
    const from = Math.max(0, Number(searchParams.get("from")) || 0);
    const mails = found.slice(from, from + rowsOfPage);
    return html(response, listPage({ mails, total: found.length, recipient, from }));
  }
  const [, id = "", part] = /^\/mails\/([0-9a-f]{16})(?:\/(html|source|text))?$/.exec(pathname) ?? [];
  const mail = await store.read(id);
  if (mail === undefined) return html(response, notFoundPage(), pagePolicy, 404);
  if (part === "html") return html(response, framedHtml(mail.html), mailPolicy);
  if (part === "source") return send(response, "text/plain", mail.source);
  if (part === "text") return send(response, "text/plain", mail.text);
  html(response, mailPage(mail));
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function html(response: ServerResponse, body: string, policy = pagePolicy, status = 200): void {
  send(response, "text/html", body, { "content-security-policy": policy }, status);
}

function send(
  response: ServerResponse,
  type: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
  status = 200,
): void {
  response
    .writeHead(status, {
      "content-type": `${type}; charset=utf-8`,
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
      ...headers,
    })
    .end(body);
}

function end(response: ServerResponse, status: number): void {
  response.writeHead(status).end();
}
