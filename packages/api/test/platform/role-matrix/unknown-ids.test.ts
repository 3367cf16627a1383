import { randomUUID } from "node:crypto";
import { parse, print, type ValueNode, visit } from "graphql";
import { beforeAll, describe, expect, test } from "vitest";
import type { Caller } from "../../../src/graphql/callers.ts";
import { setUpCastApp } from "../../support/cast-app.ts";
import { probes } from "../topics.ts";
import { authorizations, furnish, type SignedInCaller } from "./callers.ts";
import { record } from "./facts.ts";
import type { Probe } from "./probe.ts";
import { expectedOutcome, guardOf, signedInCallers } from "./rules.ts";

type Variables = Readonly<Record<string, unknown>>;

const namesOne = /^(id|into|mergeInto)$|Id$|_id$/;

const namesMany = /^ids$|Ids$/;

const missingNumber = 2_000_000_000;

const elsewhere = (value: unknown): unknown => (typeof value === "number" ? missingNumber : randomUUID());

let headersOf: ReadonlyMap<Caller, Record<string, string>>;

const portal = setUpCastApp([record]);
beforeAll(async () => {
  await furnish(portal);
  headersOf = await authorizations(portal);
});

/** People who can see the thing otherwise may learn that they cannot change it. */
function mayKnow(probe: Probe, caller: SignedInCaller): boolean {
  const guard = guardOf(probe);
  if (expectedOutcome(guard, caller, probe.rule) === "allowed") return true;
  // Callers whom a policy refuses before it reads the thing are refused alike.
  if ("refuses" in guard && guard.refuses?.includes(caller)) return false;
  const lets = probe.rule ?? ("lets" in guard ? guard : undefined);
  return lets?.knowing?.includes(caller) === true;
}

async function refusalOf(payload: object, caller: SignedInCaller): Promise<unknown> {
  const headers = headersOf.get(caller) ?? {};
  const response = await portal.app.inject({ method: "POST", url: "/api/graphql", headers, payload });
  const [error] = response.json().errors ?? [];
  return error && { status: response.statusCode, message: error.message, code: error.extensions.code };
}

async function callOf({ call, prepare }: Probe) {
  if (typeof call === "function") return undefined;
  await prepare?.(portal);
  const { query, variables = {} } = call;
  return { query, variables: typeof variables === "function" ? await variables(portal) : variables };
}

describe.each(probes.filter(({ call }) => typeof call !== "function"))("$operation $about", (probe) => {
  const others = signedInCallers.filter((caller) => !mayKnow(probe, caller));
  test.runIf(others.length > 0)(
    "an operation is refused with the same answer for existing and unknown ids",
    async () => {
      // All calls are refused, so that each finds the state that the first one found.
      const asked = await callOf(probe);
      const unknown = asked && ofUnknownIds(asked.query, asked.variables);
      if (asked === undefined || unknown === undefined) return;
      for (const caller of others)
        expect(await refusalOf(asked, caller), caller).toEqual(await refusalOf(unknown, caller));
    },
  );
});

test("some operations take ids", () => {
  const named = probes.filter(({ call }) => "query" in call && ofUnknownIds(call.query, {}) !== undefined);
  expect(named.length).toBeGreaterThan(10);
});

/** The same call with every id replaced by an unknown one; undefined if the call has no ids. */
function ofUnknownIds(
  query: string,
  variables: Variables,
): { readonly query: string; readonly variables: Variables } | undefined {
  let replaced = 0;
  const changed = (value: unknown, name: string): unknown => {
    const isId =
      namesOne.test(name) && (typeof value === "string" || typeof value === "number") && value !== "";
    if (isId) {
      replaced += 1;
      return elsewhere(value);
    }
    if (Array.isArray(value)) return value.map((each) => changed(each, namesMany.test(name) ? "id" : ""));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, changed(inner, key)]));
  };
  const literal = (name: string, value: ValueNode): ValueNode => {
    const isId = namesOne.test(name) && (value.kind === "IntValue" || value.kind === "StringValue");
    if (!isId) return value;
    replaced += 1;
    return { ...value, value: String(elsewhere(value.kind === "IntValue" ? 0 : "")) };
  };
  const document = visit(parse(query), {
    Argument: (node) => ({ ...node, value: literal(node.name.value, node.value) }),
    ObjectField: (node) => ({ ...node, value: literal(node.name.value, node.value) }),
  });
  const asked = { query: print(document), variables: changed(variables, "") as Variables };
  return replaced === 0 ? undefined : asked;
}
