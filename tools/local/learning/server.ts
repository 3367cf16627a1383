import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { answerCall, apiPrefix, endpointOf, faulty } from "./api/answer.ts";
import { injectFault } from "./api/inject-fault.ts";
import { refusalOfKey } from "./api/key.ts";
import { publishedLimits, rateLimit } from "./api/rate-limit.ts";
import { demoCatalogue } from "./catalogue.ts";
import { changesOf } from "./changes.ts";
import { openLibrary } from "./content/library.ts";
import { controlEndpoint } from "./control-endpoint.ts";
import { createFaults, faultsPath } from "./faults.ts";
import { type Answer, readBody } from "./http.ts";
import type { LearningPlatformPlan, OpenedLearningPlatform } from "./plan.ts";
import type { PlayerRequest } from "./player/deps.ts";
import { answerPlayer } from "./player/routes.ts";
import { createViewingHeartbeats } from "./player/viewing-heartbeats.ts";
import { fillCatalogue } from "./store/catalogue.ts";
import { writeFirstLife } from "./store/first-life.ts";
import { openStore } from "./store/store.ts";

/** A learning platform of one's own: version 1 of the published interface, and the player that it sends people to. */
export async function openLearningPlatform(plan: LearningPlatformPlan): Promise<OpenedLearningPlatform> {
  const { key, host = "127.0.0.1", port = 0, catalogue = demoCatalogue(), now = Date.now } = plan;
  const store = openStore(plan.folder, now);
  fillCatalogue(store, catalogue);
  writeFirstLife(store, plan.life ?? []);
  const faults = createFaults();
  const changes = changesOf(store, catalogue);
  const limit = rateLimit(plan.limits ?? publishedLimits, now);
  const asked = new Map<string, number>();
  const stopping = new AbortController();
  const { slowMs = 5000, silentMs = 30_000, lateMs = 22_000, crash = () => undefined } = plan;
  const sufferings = { slowMs, silentMs, lateMs, crash, signal: stopping.signal };
  const player = { store, library: openLibrary(), beats: createViewingHeartbeats(now), portal: plan.portal };
  let origin = "";

  const call = async (request: IncomingMessage, path: string): Promise<Answer | undefined> => {
    const endpoint = endpointOf(path);
    asked.set(endpoint, (asked.get(endpoint) ?? 0) + 1);
    const body = await readBody(request);
    const right = () =>
      refusalOfKey(key, request.headers.authorization) ??
      answerCall(
        { store, origin, limit },
        { path, body, method: request.method ?? "", contentType: request.headers["content-type"] ?? "" },
      );
    return injectFault(faults.of(endpoint), right, sufferings);
  };
  const answer = async (request: IncomingMessage): Promise<Answer | undefined> => {
    const path = (request.url ?? "/").split("?", 1)[0] ?? "/";
    if (path === faultsPath && request.method === "POST") {
      const body = await readBody(request);
      return refusalOfKey(key, request.headers.authorization) ?? controlEndpoint(body, { faults, changes });
    }
    if (path.startsWith(apiPrefix)) return call(request, path.slice(apiPrefix.length));
    if (faults.isAway()) return undefined;
    return answerPlayer(player, await playerRequest(request, path));
  };
  const server = createServer((request, response) => {
    answer(request).then(
      (given) => (given === undefined ? request.socket.destroy() : send(response, given)),
      (error: unknown) => {
        if (stopping.signal.aborted) request.socket.destroy();
        else {
          console.error(error);
          send(response, faulty("broken"));
        }
      },
    );
  });
  await new Promise<void>((ready, failed) => {
    server.once("error", failed);
    server.listen(port, host, ready);
  });
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    url: `${origin}${apiPrefix.slice(0, -1)}`,
    key,
    faults,
    changes,
    store,
    asked: (endpoint) =>
      endpoint === undefined
        ? [...asked.values()].reduce((sum, count) => sum + count, 0)
        : (asked.get(endpoint.toLowerCase()) ?? 0),
    async stop() {
      stopping.abort();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      store.close();
    },
  };
}

async function playerRequest(request: IncomingMessage, path: string): Promise<PlayerRequest> {
  const { headers, method = "GET", url = "/" } = request;
  return {
    method,
    path,
    query: new URLSearchParams(url.split("?")[1] ?? ""),
    cookie: headers.cookie ?? "",
    origin: headers.origin,
    host: headers.host ?? "",
    body: (await readBody(request)) ?? "",
  };
}

function send(response: ServerResponse, { status, headers = {}, body }: Answer): void {
  response.writeHead(status, {
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
    ...headers,
  });
  response.end(body);
}
