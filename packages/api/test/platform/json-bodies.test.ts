import { gzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { setUpTestApp } from "../support/app.ts";

let authorization: string;

const api = setUpTestApp();
beforeAll(async () => {
  authorization = `Bearer ${await api.identity.token()}`;
});

const body = '{"query":"{ __typename }"}';

async function sent(payload: Buffer | string, type = "application/json", more = {}) {
  const headers = { authorization, "content-type": type, ...more };
  const response = await api.app.inject({ method: "POST", url: "/api/graphql", headers, payload });
  return { status: response.statusCode, code: response.json().errors?.[0]?.extensions.code };
}

const accepted = { status: 200, code: undefined };
const refused = { status: 415, code: "UNSUPPORTED_MEDIA_TYPE" };

const utf16le = Buffer.from(body, "utf16le");
const utf16be = Buffer.from(utf16le).swap16();
const utf32le = Buffer.from(Array.from(body).flatMap((letter) => [letter.charCodeAt(0), 0, 0, 0]));
const utf32be = Buffer.from(Array.from(body).flatMap((letter) => [0, 0, 0, letter.charCodeAt(0)]));

test.each([
  "application/json",
  "application/json; charset=utf-8",
  'APPLICATION/JSON;charset="UTF-8"',
  "application/json; charset=us-ascii",
])("a body with the type %s is read", async (type) => {
  expect(await sent(body, type)).toEqual(accepted);
});

test.each([
  "application/json; charset=utf-16",
  'application/json; charset="UTF-16LE"',
  "application/json; charset=utf-8; charset=utf-16be",
  "application/json;charset=utf-32",
  "application/json; charset=utf-7",
  "application/json; charset=iso-8859-1",
  "application/json; charset=",
])("a body with the type %s is refused, whatever its bytes", async (type) => {
  for (const bytes of [body, utf16le]) expect(await sent(bytes, type)).toEqual(refused);
});

test.each([
  ["UTF-16LE", utf16le],
  ["UTF-16BE", utf16be],
  ["UTF-32LE", utf32le],
  ["UTF-32BE", utf32be],
  ["UTF-16LE with a byte order mark", Buffer.concat([Buffer.from([0xff, 0xfe]), utf16le])],
  ["UTF-16BE with a byte order mark", Buffer.concat([Buffer.from([0xfe, 0xff]), utf16be])],
  ["UTF-32BE with a byte order mark", Buffer.concat([Buffer.from([0, 0, 0xfe, 0xff]), utf32be])],
])("%s is refused, whatever its declared type", async (_, bytes) => {
  for (const type of ["application/json", "application/json; charset=utf-8"])
    expect(await sent(bytes, type)).toEqual(refused);
});

test("UTF-8 with a byte order mark is read, and a body that is not UTF-8 is refused", async () => {
  expect(await sent(Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(body)]))).toEqual(accepted);
  const broken = Buffer.concat([
    Buffer.from('{"query":"{ __typename } #'),
    Buffer.from([0xc3, 0x28, 0x22, 0x7d]),
  ]);
  expect(await sent(broken)).toEqual({ status: 400, code: "BAD_REQUEST" });
});

test("a compressed body is refused without being unpacked", async () => {
  expect(await sent(gzipSync(body), "application/json", { "content-encoding": "gzip" })).toEqual(refused);
  expect(await sent(body, "application/json", { "content-encoding": "identity" })).toEqual(accepted);
});

test("a body that sets a prototype property is refused", async () => {
  for (const poisoned of [
    '{"query":"{ __typename }","__proto__":{"x":1}}',
    '{"constructor":{"prototype":{}}}',
  ])
    expect((await sent(poisoned)).status).toBe(400);
});
