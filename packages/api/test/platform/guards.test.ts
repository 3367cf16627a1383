import type { GraphQLObjectType } from "graphql";
import { afterAll, expect, test } from "vitest";
import { weights } from "../../src/graphql/weights.ts";
import { setUpTestApp, type TestApp, testApp } from "../support/app.ts";
import { smallWeb } from "../support/web-root.ts";

const web = smallWeb();

const api = setUpTestApp({ config: { webRoot: web.webRoot } });
afterAll(() => web.remove());

function getFields(type: GraphQLObjectType | null | undefined): string[] {
  return Object.keys(type?.getFields() ?? {}).map((field) => `${type?.name}.${field}`);
}

function registered({ app }: TestApp): string[] {
  const { schema } = app.graphql;
  return [
    ...getFields(schema.getQueryType()),
    ...getFields(schema.getMutationType()),
    ...app.routeList.map(({ operation }) => operation),
  ].toSorted();
}

test("every query field, mutation and route has exactly one guard, and no guard is unused (G.007)", () => {
  expect(api.app.guards.map(({ operation }) => operation).toSorted()).toEqual(registered(api));
});

test("every query field and mutation has a weight, and no weight is unused", () => {
  const { schema } = api.app.graphql;
  const fields = [...getFields(schema.getQueryType()), ...getFields(schema.getMutationType())];
  expect(Object.keys(weights).toSorted()).toEqual(fields.toSorted());
  for (const [field, weight] of Object.entries(weights)) expect([field, weight > 0]).toEqual([field, true]);
});

test("a route added without a guard is detected, and requires a token by default", async () => {
  const planted = await testApp({ extend: (app) => void app.get("/api/planted", async () => "reached") });
  try {
    const guarded = new Set<string>(planted.app.guards.map(({ operation }) => operation));
    expect(registered(planted).filter((operation) => !guarded.has(operation))).toEqual(["GET /api/planted"]);
    expect((await planted.app.inject("/api/planted")).statusCode).toBe(401);
  } finally {
    await planted.close();
  }
});

test("a guard is public exactly where the route takes no token, and station exactly where only stations are allowed", () => {
  const said = (word: "public" | "station") =>
    new Set<string>(api.app.guards.filter((guard) => word in guard).map(({ operation }) => operation));
  const [open, ofStations] = [said("public"), said("station")];
  for (const { operation, access } of api.app.routeList) {
    expect([operation, open.has(operation)]).toEqual([operation, access === "public"]);
    expect([operation, ofStations.has(operation)]).toEqual([operation, access === "station"]);
  }
});

test("every query field and mutation has a resolver", () => {
  const { schema } = api.app.graphql;
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const [name, field] of Object.entries(type?.getFields() ?? {})) {
      expect([name, typeof field.resolve]).toEqual([name, "function"]);
    }
  }
});
