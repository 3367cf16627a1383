import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Caller, callers } from "../../../src/graphql/callers.ts";
import type { Guard } from "../../../src/graphql/guards.ts";
import { setUpPlatform } from "../../learning-platform/small-platform.ts";
import { castApp } from "../../support/cast-app.ts";
import { openBeforeAll } from "../../support/open-before-all.ts";
import { smallWeb } from "../../support/web-root.ts";
import { probes } from "../topics.ts";
import { authorizations, furnish, isSignedIn } from "./callers.ts";
import { record } from "./facts.ts";
import type { Probe } from "./probe.ts";
import { expectedOutcome, guards } from "./rules.ts";
import { ofUnknownIds } from "./unknown-ids.ts";

const web = smallWeb();
const from = { name: "Cathedra", address: "portal@cathedra.example" };
let headersOf: ReadonlyMap<Caller, Record<string, string>>;

const platform = setUpPlatform();
const portal = openBeforeAll(() =>
  castApp([record], {
    config: { webRoot: web.webRoot, mail: { smtpUrl: "smtp://mail.example", from } },
    platform: () => platform.open(),
  }),
);
beforeAll(async () => {
  await furnish(portal);
  headersOf = await authorizations(portal);
});
afterAll(() => web.remove());

const matrix = guards.flatMap((guard) =>
  probesOf(guard).map((probe) => ({ title: getTitle(probe), probe, guard })),
);

function getTitle({ operation, about }: Probe): string {
  return about === undefined ? operation : `${operation}: ${about}`;
}

/** A public GET needs no written probe; every other operation must have one. */
function probesOf(guard: Guard): readonly Probe[] {
  const { operation } = guard;
  const found = probes.filter((probe) => probe.operation === operation);
  const [method, url = ""] = operation.split(" ");
  if (found.length > 0) return found;
  if (method === "GET" && "public" in guard) return [{ operation, call: async () => ({ url }) }];
  throw new Error(`${operation} has no probe beside its module (test/<module>/probes.ts)`);
}

/** The arguments with which a GraphQL operation is called. */
async function getBody({ call: wanted }: Probe) {
  if (typeof wanted === "function") return undefined;
  const { query, variables = {} } = wanted;
  return { query, variables: typeof variables === "function" ? await variables(portal) : variables };
}

async function call({ operation, call: wanted }: Probe, given: unknown, headers: Record<string, string>) {
  if (typeof wanted !== "function") {
    const payload = given as object;
    return portal.app.inject({ method: "POST", url: "/api/graphql", headers, payload });
  }
  const { url, body, headers: own = {}, staysOpen = false } = await wanted(portal);
  const method =
    (["PUT", "POST", "PATCH", "DELETE"] as const).find((name) => operation.startsWith(`${name} `)) ?? "GET";
  const payload = body === undefined ? {} : { payload: body };
  const request = { method, url, headers: { ...headers, ...own }, ...payload };
  if (!staysOpen) return portal.app.inject(request);
  const response = await portal.app.inject({ ...request, payloadAsStream: true });
  if (response.statusCode === 200) response.stream().destroy();
  return response.statusCode === 200 ? response : portal.app.inject(request);
}

const refusals: Readonly<Record<string, string>> = {
  UNAUTHENTICATED: "unauthenticated",
  FORBIDDEN: "forbidden",
  NOT_FOUND: "notFound",
};

function decideOutcome(response: LightMyRequestResponse): string {
  const isJson = String(response.headers["content-type"]).startsWith("application/json");
  const body = isJson ? response.json() : {};
  const code = body.error?.code ?? body.errors?.[0]?.extensions.code;
  // A route that only exists to name the allowed method.
  if (code === "METHOD_NOT_ALLOWED") return "allowed";
  if (code === undefined) return response.statusCode < 400 ? "allowed" : `status ${response.statusCode}`;
  return refusals[code] ?? `${code}: ${JSON.stringify(body)}`;
}

/** People who can see the thing otherwise may learn that they cannot change it. */
function mayKnow({ rule }: Probe, guard: Guard, caller: Caller): boolean {
  if (!isSignedIn(caller) || expectedOutcome(guard, caller, rule) === "allowed") return true;
  // Callers whom a policy refuses before it reads the thing are refused alike.
  if ("refuses" in guard && guard.refuses?.includes(caller)) return false;
  const lets = rule ?? ("lets" in guard ? guard : undefined);
  return lets?.knowing?.includes(caller) === true;
}

function toRefusal(response: LightMyRequestResponse): unknown {
  const [error] = response.json().errors ?? [];
  return error && { status: response.statusCode, message: error.message, code: error.extensions.code };
}

let withIds = 0;

// One test for each operation and not for each caller: nine thousand tests cost more than their requests. The difference
// names each caller whose outcome is not the rule's, or who is refused otherwise for an id that exists than for one that does not.
test.each(matrix)("$title", async ({ probe, guard }) => {
  const heard: Record<string, string> = {};
  const refused: Record<string, unknown> = {};
  const refusedUnknown: Record<string, unknown> = {};
  let body: Awaited<ReturnType<typeof getBody>>;
  let isAsBefore = false;
  for (const caller of callers) {
    // A refused call changes nothing: the next one finds the same state.
    if (!isAsBefore) {
      await probe.prepare?.(portal);
      body = await getBody(probe);
    }
    const headers = headersOf.get(caller) ?? {};
    const response = await call(probe, body, headers);
    heard[caller] = decideOutcome(response);
    isAsBefore = Object.values(refusals).includes(heard[caller]);
    const unknown =
      body === undefined || mayKnow(probe, guard, caller)
        ? undefined
        : ofUnknownIds(body.query, body.variables);
    if (unknown === undefined) continue;
    withIds += 1;
    refused[caller] = toRefusal(response);
    refusedUnknown[caller] = toRefusal(await call(probe, unknown, headers));
  }
  // Restores what the last caller removed, for the next operation.
  await probe.prepare?.(portal);
  const owed = callers.map((caller) => [caller, expectedOutcome(guard, caller, probe.rule)]);
  expect(heard).toEqual(Object.fromEntries(owed));
  expect(refused, "an id that exists, and an unknown one").toEqual(refusedUnknown);
});

test("some operations are also tried with unknown ids", () => expect(withIds).toBeGreaterThan(1000));

test("every probe belongs to a guard", () => {
  const guarded = new Set(guards.map(({ operation }) => operation));
  expect(probes.filter(({ operation }) => !guarded.has(operation)).map(getTitle)).toEqual([]);
});
