import { serverAudits } from "graphql-http";
import { beforeAll, expect, test } from "vitest";
import { setUpTestApp } from "../support/app.ts";

let url: string;
let authorization: string;

const api = setUpTestApp();
beforeAll(async () => {
  url = `${await api.app.listen({ host: "127.0.0.1", port: 0 })}/api/graphql`;
  authorization = `Bearer ${await api.identity.token()}`;
});

/** The suite's own requests, signed in. */
function signedIn(input: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set("authorization", authorization);
  return fetch(input, { ...init, headers });
}

const audits = serverAudits({ url: () => url, fetchFn: signedIn });

test("the audit suite of GraphQL over HTTP contains 61 audits", () => {
  expect(audits).toHaveLength(61);
});

/** Audits for servers that answer GET, which this one does not (decision 0021). */
const ofGet = new Set(["5A70", "D6D5", "6A70"]);

test.each(audits.filter(({ id }) => !ofGet.has(id)))("$id $name", async (audit) => {
  expect(await audit.fn()).toMatchObject({ status: "ok" });
});

test.each(audits.filter(({ id }) => ofGet.has(id)))(
  "$id $name: optional, and refused with 405",
  async (audit) => {
    const { status, ...result } = await audit.fn();
    expect([status, "response" in result && result.response.status]).toEqual(["notice", 405]);
  },
);
