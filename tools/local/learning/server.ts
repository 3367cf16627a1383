import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { LearnerLife } from "@cathedra/test-fixtures";
import * as v from "valibot";
import { answerCall, apiPrefix, faulty, getEndpoint } from "./api/answer.ts";
import { injectFault } from "./api/inject-fault.ts";
import { refusalOfKey } from "./api/key.ts";
import { publishedLimits, rateLimit } from "./api/rate-limit.ts";
import { demoCatalogue } from "./catalogue.ts";
import { openLibrary } from "./content/library.ts";
import { createFaults, type Faults, faultInput, faultsPath } from "./faults.ts";
import { type Answer, json, readBody } from "./http.ts";
import type { LearningPlatformPlan, OpenedLearningPlatform } from "./plan.ts";
import { type Changes, getChanges } from "./platform-changes.ts";
import type { PlayerRequest } from "./player/deps.ts";
import { answerPlayer } from "./player/routes.ts";
import { createViewingHeartbeats } from "./player/viewing-heartbeats.ts";
import { fillCatalogue } from "./store/catalogue.ts";
import { peoplePage } from "./store/people.ts";
import { openStore, type Store } from "./store/store.ts";

/** A learning platform for one machine: version 1 of the published interface, and the player that shows its courses. */
export async function openLearningPlatform(plan: LearningPlatformPlan): Promise<OpenedLearningPlatform> {
  const { key, host = "127.0.0.1", port = 0, catalogue = demoCatalogue(), now = Date.now } = plan;
  const store = openStore(plan.folder, now);
  fillCatalogue(store, catalogue);
  writeFirstLife(store, plan.life ?? []);
  const faults = createFaults();
  const changes = getChanges(store, catalogue);
  const limit = rateLimit(plan.limits ?? publishedLimits, now);
  const counts = new Map<string, number>();
  const stopping = new AbortController();
  const { slowMs = 5000, silentMs = 30_000, lateMs = 22_000, crash = () => undefined } = plan;
  const sufferings = { slowMs, silentMs, lateMs, crash, signal: stopping.signal };
  const player = { store, library: openLibrary(), beats: createViewingHeartbeats(now), portal: plan.portal };
  let origin = "";

  const call = async (request: IncomingMessage, path: string): Promise<Answer | undefined> => {
    const endpoint = getEndpoint(path);
    counts.set(endpoint, (counts.get(endpoint) ?? 0) + 1);
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
      (value) => (value === undefined ? request.socket.destroy() : send(response, value)),
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
        ? [...counts.values()].reduce((sum, count) => sum + count, 0)
        : (counts.get(endpoint.toLowerCase()) ?? 0),
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

/** Inserts the initial progress of people, if the platform has none. */
function writeFirstLife(store: Store, life: readonly LearnerLife[]): void {
  if (peoplePage(store, 1, 1).length > 0) return;
  store.together(() => {
    for (const person of life) writePerson(store, person);
  });
}

function writePerson(store: Store, person: LearnerLife): void {
  const id = Number(person.platformId);
  store.run(
    "insert into person (id, login, email, first_name, last_name, created_at) values (?, ?, ?, ?, ?, ?)",
    id,
    person.email,
    person.email,
    person.firstName,
    person.lastName,
    Math.min(...person.courses.map(({ enrolledAt }) => enrolledAt)),
  );
  for (const course of person.courses) {
    const { enrolledAt, completedAt, lastActiveAt, units } = course;
    store.run(
      `insert into enrolment (person_id, course_id, enrolled_at, completed_at, last_unit_id, last_active_at)
       values (?, ?, ?, ?, ?, ?)`,
      id,
      Number(course.platformId),
      enrolledAt,
      completedAt,
      units.length === 0 ? null : Number(units.at(-1)?.platformId),
      lastActiveAt,
    );
    for (const { platformId, status, score, totalTimeSeconds } of units) {
      store.run(
        `insert into unit_state (person_id, unit_id, status, score, attempts, seconds, completed_at)
         values (?, ?, ?, ?, ?, ?, ?)`,
        id,
        Number(platformId),
        status,
        score,
        score === null ? 0 : 1,
        totalTimeSeconds,
        status === "completed" ? lastActiveAt : null,
      );
    }
  }
}

/** The endpoint at which tests set a fault or a change of courses; `ok` ends both. */
function controlEndpoint(
  text: string | undefined,
  { faults, changes }: { readonly faults: Faults; readonly changes: Changes },
): Answer {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), faultInput), text);
  if (!parsed.success) return json(400, { problem: parsed.issues[0].message });
  const { output } = parsed;
  if ("change" in output) changes.happen(output.change);
  else {
    if (output.fault === "ok") changes.restore();
    faults.set(output.fault, output);
  }
  return json(200, output);
}
