import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Caller, callers, type Guard } from "../../../src/graphql/guards.ts";
import { modules } from "../../../src/modules/index.ts";
import { aNewcomer } from "../../groups/inviting.ts";
import { type CastApp, castApp, claimsOf } from "../../support/cast-app.ts";
import { authorizations } from "./callers.ts";
import { type Probe, probes, record } from "./probes.ts";
import { ofUnknownIds } from "./unknown-ids.ts";

let portal: CastApp;
let headersOf: ReadonlyMap<Stranger, Record<string, string>>;

/** Whom a policy may refuse before it knows of what. */
const withoutLogbook = "withoutLogbook";
type Stranger = Caller | typeof withoutLogbook;

beforeAll(async () => {
  portal = await castApp([record]);
  const person = aNewcomer();
  await portal.get(person, "{ user { email } }");
  const { db } = portal.database;
  await db.updateTable("app_user").set({ logbook: false }).where("email", "=", person.email).execute();
  const authorization = `Bearer ${await portal.identity.token(claimsOf(person))}`;
  headersOf = new Map([...(await authorizations(portal)), [withoutLogbook, { authorization }]]);
});
afterAll(() => portal.close());

const guards: readonly Guard[] = modules.flatMap((module) => module.guards);

/** Those to whom the thing is shown in other ways may hear that it is not theirs to change. */
function mayKnow({ operation, access }: Probe, caller: Stranger): boolean {
  const rule = access ?? guards.find((guard) => guard.operation === operation)?.access;
  if (rule === undefined || rule.kind !== "only") return rule?.kind === "signedIn";
  if (caller === withoutLogbook) return false;
  return rule.callers.includes(caller) || rule.knowing?.includes(caller) === true;
}

async function refusalOf(payload: object, caller: Stranger): Promise<unknown> {
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

const strangers: readonly Stranger[] = [
  ...callers.filter((caller) => caller !== "anonymous" && caller !== "expiredToken"),
  withoutLogbook,
];

describe.each(probes.filter(({ call }) => typeof call !== "function"))("$operation $about", (probe) => {
  const others = strangers.filter((caller) => !mayKnow(probe, caller));
  test.runIf(others.length > 0)("is refused alike for what is there and for what is not", async () => {
    for (const caller of others) {
      const asked = await callOf(probe);
      const unknown = asked && ofUnknownIds(asked.query, asked.variables);
      if (asked === undefined || unknown === undefined) return;
      expect(await refusalOf(asked, caller), caller).toEqual(await refusalOf(unknown, caller));
    }
  });
});

test("there are operations that name something", () => {
  const named = probes.filter(({ call }) => "query" in call && ofUnknownIds(call.query, {}) !== undefined);
  expect(named.length).toBeGreaterThan(10);
});
