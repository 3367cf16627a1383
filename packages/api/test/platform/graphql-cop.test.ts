import { beforeAll, expect, test } from "vitest";
import { setUpTestApp } from "../support/app.ts";

/** The requests and findings of `graphql-cop`, check by check, sent with the header of a signed-in person. */

let authorization: string;

const api = setUpTestApp({ config: { environment: "production" } });
beforeAll(async () => {
  authorization = `Bearer ${await api.identity.token()}`;
});

const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(" \n");

async function post(body: unknown, type = "application/json") {
  const payload = typeof body === "string" ? body : JSON.stringify(body);
  const response = await api.app.inject({
    method: "POST",
    url: "/api/graphql",
    headers: { authorization, "content-type": type },
    payload,
  });
  return { text: response.body, answer: response.json() };
}

async function get(query: string) {
  const url = `/api/graphql?${new URLSearchParams({ query }).toString()}`;
  return (await api.app.inject({ url, headers: { authorization } })).json();
}

const ask = async (query: string) => (await post({ query, operationName: "cop" })).answer;

test("the harmless query of the checks is answered", async () => {
  expect(await ask("query cop { __typename }")).toEqual({ data: { __typename: "Query" } });
});

test("alias overloading: a hundred and one aliases are refused", async () => {
  const answer = await ask(`query cop { ${times(101, (index) => `alias${index}:__typename`)} }`);
  expect(answer).not.toHaveProperty("data");
});

test("array-based query batching: ten queries in a list are refused", async () => {
  const one = { query: "query cop { __typename }", operationName: "cop" };
  const { answer } = await post(Array.from({ length: 10 }, () => one));
  expect(Array.isArray(answer)).toBe(false);
  expect(answer).not.toHaveProperty("data");
});

test("directive overloading: ten unknown directives cause one error instead of ten", async () => {
  const { errors } = await ask(`query cop { __typename ${"@aa".repeat(10)} }`);
  expect(errors).toHaveLength(1);
});

test("a circular query by introspection is refused", async () => {
  const around = (inner: string) => `fields { type { fields { type { ${inner} } } } }`;
  const query = `query cop { __schema { types { ${around(around("fields { type { name } }"))} } } }`;
  expect(await ask(query)).not.toHaveProperty("data");
});

test("field duplication: five hundred copies of one field are refused", async () => {
  expect(await ask(`query cop { ${times(500, () => "__typename")} }`)).not.toHaveProperty("data");
});

test("an error suggests no field names", async () => {
  for (const query of ["query cop { __schema { directive } }", "query cop { usr { email } }"]) {
    const { text } = await post({ query, operationName: "cop" });
    expect(text).not.toMatch(/did you mean/i);
  }
});

test("no address serves a query editor", async () => {
  for (const url of [
    "/",
    "/graphiql",
    "/playground",
    "/console",
    "/graphql",
    "/api/graphql",
    "/api/graphiql",
  ]) {
    const { body } = await api.app.inject({ url, headers: { accept: "text/html", authorization } });
    expect(body).not.toMatch(/graphiql|graphql playground|apollo|<html/i);
  }
});

test("introspection is refused", async () => {
  expect(await ask("query cop { __schema { types { name fields { name } } } }")).not.toHaveProperty("data");
});

test("queries and mutations over GET are refused", async () => {
  expect(await get("query cop {__typename}")).not.toHaveProperty("data");
  expect(await get("mutation cop {__typename}")).not.toHaveProperty("data");
});

test("a query sent as a form, as another site could do, is refused", async () => {
  const form = String(new URLSearchParams({ query: "query cop { __typename }" }));
  expect((await post(form, "application/x-www-form-urlencoded")).answer).not.toHaveProperty("data");
});

test("an answer contains no tracing data", async () => {
  expect((await post({ query: "query cop { __typename }" })).text).not.toMatch(/tracing/i);
});

test("an error of a malformed query contains no exception and no stack", async () => {
  const { errors } = await ask("qwerty cop { abc }");
  expect(errors[0].extensions).not.toHaveProperty("exception");
  expect(JSON.stringify(errors)).not.toMatch(/stack|node_modules|exception/i);
});
