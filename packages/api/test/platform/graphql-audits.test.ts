import { serverAudits } from "graphql-http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../support/app.ts";

let api: TestApp;
let url: string;
let authorization: string;

beforeAll(async () => {
  api = await testApp();
  url = `${await api.app.listen({ host: "127.0.0.1", port: 0 })}/api/graphql`;
  authorization = `Bearer ${await api.identity.token()}`;
});
afterAll(() => api.close());

/** The suite's own requests, signed in. */
function signedIn(input: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set("authorization", authorization);
  return fetch(input, { ...init, headers });
}

const audits = serverAudits({ url: () => url, fetchFn: signedIn });

test("the audit suite of GraphQL over HTTP has its 61 audits", () => {
  expect(audits).toHaveLength(61);
});

test.each(audits)("$id $name", async (audit) => {
  const result = await audit.fn();
  expect(result).toMatchObject({ status: "ok" });
});
