import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Access, type Caller, callers, type Guard } from "../../../src/graphql/guards.ts";
import { modules } from "../../../src/modules/index.ts";
import { platformGuards } from "../../../src/plugins/platform-guards.ts";
import { type CastApp, castApp } from "../../support/cast-app.ts";
import { smallWeb } from "../../support/web-root.ts";
import { authorizations } from "./callers.ts";
import { type Probe, probes, record } from "./probes.ts";

const web = smallWeb();
let portal: CastApp;
let headersOf: ReadonlyMap<Caller, Record<string, string>>;

beforeAll(async () => {
  portal = await castApp([record], { config: { webRoot: web.webRoot } });
  headersOf = await authorizations(portal);
});
afterAll(async () => {
  await portal.close();
  web.remove();
});

const guards: readonly Guard[] = [...platformGuards, ...modules.flatMap((module) => module.guards)];
const matrix = guards.flatMap((guard) => probesOf(guard).map((probe) => rowOf(guard, probe)));

type Row = { readonly title: string; readonly probe: Probe; readonly access: Access };

function rowOf({ operation, access }: Guard, probe: Probe): Row {
  const title = probe.about === undefined ? operation : `${operation}: ${probe.about}`;
  return { title, probe, access: probe.access ?? access };
}

/** A plain public GET needs no words; everything else must have been thought of. */
function probesOf({ operation, access }: Guard): readonly Probe[] {
  const found = probes.filter((probe) => probe.operation === operation);
  const [method, url = ""] = operation.split(" ");
  if (found.length > 0) return found;
  if (method === "GET" && access.kind === "public") return [{ operation, call: async () => ({ url }) }];
  throw new Error(`${operation} has no probe in probes.ts`);
}

async function call({ operation, call: wanted }: Probe, headers: Record<string, string>) {
  if (typeof wanted !== "function") {
    const { query, variables = {} } = wanted;
    const payload = {
      query,
      variables: typeof variables === "function" ? await variables(portal) : variables,
    };
    return portal.app.inject({ method: "POST", url: "/api/graphql", headers, payload });
  }
  const { url, body, headers: own = {} } = await wanted(portal);
  const method = (["PUT", "POST"] as const).find((name) => operation.startsWith(`${name} `)) ?? "GET";
  const payload = body === undefined ? {} : { payload: body };
  return portal.app.inject({ method, url, headers: { ...headers, ...own }, ...payload });
}

const refusals: Readonly<Record<string, string>> = {
  UNAUTHENTICATED: "unauthenticated",
  FORBIDDEN: "forbidden",
  NOT_FOUND: "notFound",
};

function outcomeOf(response: LightMyRequestResponse): string {
  const isJson = String(response.headers["content-type"]).startsWith("application/json");
  const body = isJson ? response.json() : {};
  const code = body.error?.code ?? body.errors?.[0]?.extensions.code;
  // A route that is there to say which method it takes.
  if (code === "METHOD_NOT_ALLOWED") return "allowed";
  if (code === undefined) return response.statusCode < 400 ? "allowed" : `status ${response.statusCode}`;
  return refusals[code] ?? code;
}

/** By the guard table. `allowed` includes an empty list; `notFound` hides; `unauthenticated` is 401. */
function expectedOutcome(access: Access, caller: Caller): string {
  if (access.kind === "public") return "allowed";
  if (caller === "anonymous" || caller === "expiredToken") return "unauthenticated";
  if (access.kind === "signedIn") return "allowed";
  if (access.callers.includes(caller)) return "allowed";
  return access.knowing?.includes(caller) === true ? "forbidden" : access.otherwise;
}

describe.each(matrix)("$title", ({ probe, access }) => {
  test.each(callers)("%s", async (caller) => {
    await probe.prepare?.(portal);
    const response = await call(probe, headersOf.get(caller) ?? {});
    expect(outcomeOf(response)).toBe(expectedOutcome(access, caller));
  });
});
