import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { cast, demoRecords } from "@cathedra/test-fixtures";
import { beforeAll, expect, test } from "vitest";
import { setUpCastApp, toClaims } from "../support/cast-app.ts";
import { today } from "../support/world.ts";

let token: string;

const portal = setUpCastApp(demoRecords(today));
beforeAll(async () => {
  token = await portal.identity.token(toClaims(cast.maya));
});

const readers = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync };
const page = `{ activities(searchParams: { limit: 25 }) { totalCount activities {
  id hospital procedure { name interventionType organSystem category subCategory code } attending { firstName lastName }
  participants { name role } procedureIndication createdAt
} } }`;

function ask(query: string, headers: Readonly<Record<string, string>>) {
  return portal.app.inject({
    method: "POST",
    url: "/api/graphql",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json", ...headers },
    payload: JSON.stringify({ query }),
  });
}

test.each(["zstd", "br", "gzip"] as const)(
  "a page of records compressed by %s has the same content and is small",
  async (encoding) => {
    const plain = await ask(page, {});
    const compressed = await ask(page, { "accept-encoding": encoding });
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(compressed.headers).toMatchObject({
      "content-encoding": encoding,
      "content-type": plain.headers["content-type"],
      "content-length": String(compressed.rawPayload.length),
      vary: "accept-encoding",
    });
    expect(readers[encoding](compressed.rawPayload).toString("utf8")).toBe(plain.body);
    expect(compressed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
  },
);

test("a client that accepts no compression gets the plain page, with a Vary header", async () => {
  for (const accepted of ["identity", "gzip;q=0", "*;q=0", "deflate"]) {
    const { headers, rawPayload, statusCode } = await ask(page, { "accept-encoding": accepted });
    expect(statusCode).toBe(200);
    expect(headers["content-encoding"]).toBeUndefined();
    expect(headers).toMatchObject({ vary: "accept-encoding", "content-length": String(rawPayload.length) });
    expect(() => JSON.parse(rawPayload.toString("utf8"))).not.toThrow();
  }
});

test("small answers and refusals are not compressed", async () => {
  const accepted = { "accept-encoding": "gzip, br, zstd" };
  for (const query of ["{ user { email } }", "{ getVmAssignedToMe { id } }", "{ nothing }"]) {
    const { headers } = await ask(query, accepted);
    expect([headers["content-encoding"], headers.vary]).toEqual([undefined, undefined]);
  }
  const unknown = await portal.app.inject({ url: "/api/nothing", headers: accepted });
  expect([unknown.statusCode, unknown.headers["content-encoding"]]).toEqual([404, undefined]);
});

test("a long refusal is compressed and keeps its status", async () => {
  const wrong = `{ ${Array.from({ length: 20 }, (_, n) => `aFieldThatThePortalDoesNotHave${n}WhateverItIsCalledInTheEnd: x${n}`).join(" ")} }`;
  const plain = await ask(wrong, {});
  expect([plain.statusCode, plain.rawPayload.length > 2_048]).toEqual([200, true]);
  const { statusCode, headers, rawPayload } = await ask(wrong, { "accept-encoding": "br" });
  expect([statusCode, headers["content-encoding"]]).toEqual([200, "br"]);
  const messages = (text: string) =>
    (JSON.parse(text) as { errors: { message: string }[] }).errors.map(({ message }) => message);
  expect(messages(brotliDecompressSync(rawPayload).toString("utf8"))).toEqual(messages(plain.body));
});

test("HEAD has the same headers as GET for a compressed answer", async () => {
  const address = { url: "/api/openapi.json", headers: { "accept-encoding": "gzip" } };
  const whole = await portal.app.inject({ ...address, method: "GET" });
  const head = await portal.app.inject({ ...address, method: "HEAD" });
  const plain = await portal.app.inject({ url: address.url });
  expect(gunzipSync(whole.rawPayload).toString("utf8")).toBe(plain.body);
  expect(head.rawPayload).toHaveLength(0);
  for (const name of ["content-encoding", "content-length", "content-type", "vary"] as const) {
    expect([name, head.headers[name]]).toEqual([name, whole.headers[name]]);
  }
});
