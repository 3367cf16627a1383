import type { RequestParameters } from "relay-runtime";
import { describe, expect, test, vi } from "vitest";
import { SessionExpiredError } from "../auth/tokens.ts";
import { ApiError, UnavailableError } from "./errors.ts";
import { fetchGraphQL, type Transport } from "./fetch-graphql.ts";
import { failedHere } from "./request-memory.ts";

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

test("a request contains the id of the persisted operation, the variables and the token", async () => {
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

test("an answer that was requested early is taken, and the request is not sent again", async () => {
  const { transport, send } = setUp();
  const takeEarlyAnswer = vi.fn(() => Promise.resolve(data()));
  expect(await fetchGraphQL({ ...transport, takeEarlyAnswer }, query, { limit: 3 })).toMatchObject({
    data: { user: { first_name: "Maya" } },
  });
  expect(takeEarlyAnswer).toHaveBeenCalledExactlyOnceWith('{"id":"a1b2","variables":{"limit":3}}');
  expect(send).not.toHaveBeenCalled();
});

test("an early request that was refused or failed is repeated like any other", async () => {
  const { transport, send, outage } = setUp(data(), data());
  await fetchGraphQL({ ...transport, takeEarlyAnswer: async () => unauthenticated() }, query, {});
  expect(bearersOf(send)).toEqual(["Bearer second"]);
  const takeEarlyAnswer = vi.fn().mockReturnValueOnce(Promise.reject(new TypeError("Failed to fetch")));
  await fetchGraphQL({ ...transport, takeEarlyAnswer }, query, {});
  expect(outage.report).toHaveBeenCalledOnce();
});

test("a refused token is renewed once, and the request is repeated with the new one", async () => {
  const { transport, send, tokens } = setUp(unauthenticated(), data());
  await fetchGraphQL(transport, query, {});
  expect(bearersOf(send)).toEqual(["Bearer first", "Bearer second"]);
  expect(tokens.after).toHaveBeenCalledExactlyOnceWith("first");
});

test("a second refusal after a renewal is an error, without a further attempt", async () => {
  const { transport, send } = setUp(unauthenticated(), unauthenticated());
  await expect(fetchGraphQL(transport, query, {})).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
  expect(send).toHaveBeenCalledTimes(2);
});

test.each([
  ["no answer", new TypeError("Failed to fetch")],
  ["502", json(502, {})],
  ["503", json(503, { error: { code: "UNAVAILABLE", message: "x" } })],
])("a query waits during an outage and is then repeated: %s", async (_case, failure) => {
  const { transport, outage } = setUp(failure, data());
  expect(await fetchGraphQL(transport, query, {})).toMatchObject({ data: { user: { first_name: "Maya" } } });
  expect(outage.report).toHaveBeenCalledTimes(1);
  expect(outage.clear).toHaveBeenCalledTimes(1);
});

test("a mutation fails at once during an outage, so that only the person repeats it", async () => {
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

test("a mutation in an expired session fails, so that the form can keep its content", async () => {
  const { transport, tokens } = setUp();
  tokens.current.mockRejectedValue(new SessionExpiredError());
  await expect(fetchGraphQL(transport, mutation, {})).rejects.toThrow(SessionExpiredError);
});

test("a query that is to fail fast does so without a portal and in an expired session", async () => {
  const { transport, tokens, send } = setUp(json(503, {}));
  const failsFast = { failsFast: true, onWait: vi.fn() };
  await expect(fetchGraphQL(transport, query, {}, failsFast)).rejects.toThrow(UnavailableError);
  expect(send).toHaveBeenCalledTimes(1);
  tokens.current.mockRejectedValue(new SessionExpiredError());
  await expect(fetchGraphQL(transport, query, {}, failsFast)).rejects.toThrow(SessionExpiredError);
  expect(failsFast.onWait).not.toHaveBeenCalled();
});

test("a query in an expired session never settles, so that the page stays below the dialog", async () => {
  const { transport, tokens } = setUp();
  tokens.current.mockRejectedValue(new SessionExpiredError());
  const settled = vi.fn();
  fetchGraphQL(transport, query, {}).then(settled, settled);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(tokens.current).toHaveBeenCalledTimes(1);
  expect(settled).not.toHaveBeenCalled();
});

test("a refusal contains its code, text, request id and details", async () => {
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

test("errors next to data are left to the fields of a query, but fail a mutation", async () => {
  const answer = { data: { user: null }, errors: [{ message: "No", extensions: { code: "FORBIDDEN" } }] };
  expect(await fetchGraphQL(setUp(json(200, answer)).transport, query, {})).toMatchObject({
    data: { user: null },
  });
  await expect(fetchGraphQL(setUp(json(200, answer)).transport, mutation, {})).rejects.toMatchObject({
    code: "FORBIDDEN",
  });
});

test.each([
  ["an HTML page of a proxy", new Response("<html>", { status: 200 })],
  ["an empty body", new Response("", { status: 500 })],
  ["another JSON value", json(200, [1, 2])],
])("an invalid response is an internal error: %s", async (_case, response) => {
  await expect(fetchGraphQL(setUp(response).transport, query, {})).rejects.toMatchObject({
    code: "INTERNAL",
  });
});

test("a request has headers for the accepted and the sent content type and for the time zone", async () => {
  const { transport, send } = setUp(data());
  await fetchGraphQL(transport, query, {});
  const [, init] = send.mock.calls[0] ?? [];
  expect(init).toMatchObject({
    method: "POST",
    keepalive: false,
    headers: {
      accept: "application/graphql-response+json, application/json;q=0.9",
      "content-type": "application/json",
      "x-time-zone": new Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
  });
});

test("a small request can outlive its page, and one of 16 KiB cannot because browsers would refuse it", async () => {
  const keepaliveOf = async (length: number, outlivesPage = true) => {
    const { transport, send } = setUp(data());
    const bare = JSON.stringify({ id: query.id, variables: { text: "" } }).length;
    await fetchGraphQL(transport, query, { text: "x".repeat(length - bare) }, { outlivesPage });
    return send.mock.calls[0]?.[1].keepalive;
  };
  expect(await keepaliveOf(16_383)).toBe(true);
  expect(await keepaliveOf(16_384)).toBe(false);
  expect(await keepaliveOf(100, false)).toBe(false);
});

test("an identity service that is away during a renewal counts as an outage, and so does the portal afterwards", async () => {
  const gone = setUp(unauthenticated(), data());
  gone.tokens.after.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await fetchGraphQL(gone.transport, query, {});
  expect(gone.outage.report).toHaveBeenCalledTimes(1);
  const portal = setUp(unauthenticated(), new TypeError("Failed to fetch"), data());
  await fetchGraphQL(portal.transport, query, {});
  expect(portal.outage.report).toHaveBeenCalledTimes(1);
  expect(bearersOf(portal.send)).toEqual(["Bearer first", "Bearer second", "Bearer first"]);
});

test("other errors are thrown unchanged, without a retry or an outage", async () => {
  const { transport, send, outage } = setUp(new RangeError("a fault of ours"));
  await expect(fetchGraphQL(transport, query, {})).rejects.toThrow(RangeError);
  expect([send.mock.calls.length, outage.report.mock.calls.length]).toEqual([1, 0]);
});

test("a query is repeated only once the outage is over", async () => {
  const { transport, outage, send } = setUp(json(503, {}), data());
  let end = (): void => {};
  outage.report.mockReturnValueOnce(
    new Promise<void>((resolve) => {
      end = resolve;
    }),
  );
  const answered = fetchGraphQL(transport, query, {});
  await vi.waitFor(() => expect(outage.report).toHaveBeenCalled(), 15_000);
  await new Promise((later) => setTimeout(later, 5));
  expect(send).toHaveBeenCalledTimes(1);
  end();
  await answered;
  expect(send).toHaveBeenCalledTimes(2);
});

test.each([
  ["null", { data: null }],
  ["missing", {}],
  ["not an object", { data: 5 }],
])("a response whose data is %s is an internal error", async (_case, body) => {
  for (const kind of [query, mutation])
    await expect(fetchGraphQL(setUp(json(200, body)).transport, kind, {})).rejects.toMatchObject({
      code: "INTERNAL",
    });
});

test("errors without data fail a query too", async () => {
  const body = { errors: [{ message: "No", extensions: { code: "FORBIDDEN" } }] };
  await expect(fetchGraphQL(setUp(json(200, body)).transport, query, {})).rejects.toMatchObject({
    code: "FORBIDDEN",
  });
});

describe("request memory for error reports", () => {
  const of = (id: string, status: number, body: unknown) =>
    new Response(JSON.stringify(body), { status, headers: { "x-request-id": id } });
  const failed = { errors: [{ message: "No", extensions: { code: "FORBIDDEN" } }] };

  test.each([
    ["answered", 200, { data: { user: null } }, false],
    ["refused", 403, { error: { code: "FORBIDDEN" } }, true],
    ["answered with errors next to its data", 200, { data: { user: null }, ...failed }, true],
    ["answered with nothing", 200, null, false],
  ])("a request that was %s is remembered", async (_case, status, body, isFailed) => {
    const id = `request-${_case}`;
    await fetchGraphQL(setUp(of(id, status, body)).transport, query, {}).catch(() => undefined);
    expect(failedHere() === id).toBe(isFailed);
  });
});
