import type { RequestParameters } from "relay-runtime";
import { expect, test, vi } from "vitest";
import { SessionExpiredError } from "../auth/tokens.ts";
import { ApiError, UnavailableError } from "./errors.ts";
import { fetchGraphQL, type Transport } from "./fetch-graphql.ts";

const query: RequestParameters = {
  id: "a1b2",
  metadata: {},
  name: "HomeQuery",
  operationKind: "query",
  text: null,
};
const mutation: RequestParameters = { ...query, operationKind: "mutation" };

type Step = Response | Error;
const json = (status: number, body: unknown) => Response.json(body, { status });
const unauthenticated = () =>
  json(401, { error: { code: "UNAUTHENTICATED", message: "Sign in to continue." } });
const data = () => json(200, { data: { user: { first_name: "Maya" } } });

function setUp(...steps: Step[]) {
  const send = vi.fn(async (_url: string, _init: RequestInit): Promise<Response> => {
    const step = steps.shift();
    if (step === undefined) throw new Error("asked once too often");
    if (step instanceof Error) throw step;
    return step;
  });
  const outage = {
    get: () => ({ since: undefined }),
    subscribe: () => () => {},
    clear: vi.fn(),
    report: vi.fn(async () => {}),
  };
  const tokens = { current: vi.fn(async () => "first"), after: vi.fn(async () => "second") };
  const transport = { fetch: send, tokens, outage } as unknown as Transport;
  return { transport, send, outage, tokens };
}

const bearersOf = (send: { mock: { calls: [string, RequestInit][] } }) =>
  send.mock.calls.map(([, init]) => new Headers(init.headers).get("authorization"));

test("sends the id of the persisted operation, its variables and the token", async () => {
  const { transport, send } = setUp(data());
  expect(await fetchGraphQL(transport, query, { limit: 3 })).toEqual({
    data: { user: { first_name: "Maya" } },
    errors: [],
  });
  const [url, init] = send.mock.calls[0] ?? [];
  expect(url).toBe("/api/graphql");
  expect(init?.body).toBe(JSON.stringify({ id: "a1b2", variables: { limit: 3 } }));
  expect(bearersOf(send)).toEqual(["Bearer first"]);
});

test("a refused token is renewed once, and the request repeated with the new one", async () => {
  const { transport, send, tokens } = setUp(unauthenticated(), data());
  await fetchGraphQL(transport, query, {});
  expect(bearersOf(send)).toEqual(["Bearer first", "Bearer second"]);
  expect(tokens.after).toHaveBeenCalledExactlyOnceWith("first");
});

test("a renewed token that is refused too is an error, not a loop", async () => {
  const { transport, send } = setUp(unauthenticated(), unauthenticated());
  await expect(fetchGraphQL(transport, query, {})).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
  expect(send).toHaveBeenCalledTimes(2);
});

test.each([
  ["no answer", new TypeError("Failed to fetch")],
  ["502", json(502, {})],
  ["503", json(503, { error: { code: "UNAVAILABLE", message: "x" } })],
])("a query waits through an outage and is then repeated: %s", async (_case, failure) => {
  const { transport, outage } = setUp(failure, data());
  expect(await fetchGraphQL(transport, query, {})).toMatchObject({ data: { user: { first_name: "Maya" } } });
  expect(outage.report).toHaveBeenCalledTimes(1);
  expect(outage.clear).toHaveBeenCalledTimes(1);
});

test("a mutation fails at once in an outage: only the person sends it again", async () => {
  const { transport, outage, send } = setUp(json(503, {}));
  await expect(fetchGraphQL(transport, mutation, {})).rejects.toThrow(UnavailableError);
  expect(outage.report).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledTimes(1);
});

test("an identity service that does not answer is an outage too", async () => {
  const { transport, tokens, outage } = setUp(data());
  tokens.current.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await fetchGraphQL(transport, query, {});
  expect(outage.report).toHaveBeenCalledTimes(1);
});

test("a mutation of an expired session fails, so that the form can keep what was typed", async () => {
  const { transport, tokens } = setUp();
  tokens.current.mockRejectedValue(new SessionExpiredError());
  await expect(fetchGraphQL(transport, mutation, {})).rejects.toThrow(SessionExpiredError);
});

test("a query of an expired session never settles: the page stays as it is under the dialog", async () => {
  const { transport, tokens } = setUp();
  tokens.current.mockRejectedValue(new SessionExpiredError());
  const settled = vi.fn();
  fetchGraphQL(transport, query, {}).then(settled, settled);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(tokens.current).toHaveBeenCalledTimes(1);
  expect(settled).not.toHaveBeenCalled();
});

test("a refusal carries its code, text, request and facts", async () => {
  const facts = { fields: [{ path: ["activity", "hospital"], code: "REQUIRED", message: "Required" }] };
  const extensions = { code: "INVALID_INPUT", requestId: "r-1", ...facts };
  const { transport } = setUp(
    json(200, { data: null, errors: [{ message: "Some input is wrong", extensions }] }),
  );
  const failure = await fetchGraphQL(transport, mutation, {}).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({
    code: "INVALID_INPUT",
    message: "Some input is wrong",
    requestId: "r-1",
    facts,
  });
});

test("errors beside data are left to the fields of a query, and fail a mutation", async () => {
  const answer = { data: { user: null }, errors: [{ message: "No", extensions: { code: "FORBIDDEN" } }] };
  expect(await fetchGraphQL(setUp(json(200, answer)).transport, query, {})).toMatchObject({
    data: { user: null },
  });
  await expect(fetchGraphQL(setUp(json(200, answer)).transport, mutation, {})).rejects.toMatchObject({
    code: "FORBIDDEN",
  });
});

test.each([
  ["a page of a proxy", new Response("<html>", { status: 200 })],
  ["nothing", new Response("", { status: 500 })],
  ["something else", json(200, [1, 2])],
])("an answer that is none is an error of the portal: %s", async (_case, response) => {
  await expect(fetchGraphQL(setUp(response).transport, query, {})).rejects.toMatchObject({
    code: "INTERNAL",
  });
});
