import { expect, test } from "vitest";
import { isSignedFor, readRequestSignature } from "./signed-request.ts";

const hash = "A".repeat(43);
const named = { jti: "0123456789abcdef", htm: "POST", htu: "/api/graphql?a=1", digest: hash };
const read = (payload: unknown) => readRequestSignature(payload, 60);

test("a signature is valid for one request and at most one minute, and may contain an access token (12.037)", () => {
  const signature = {
    uniqueId: named.jti,
    method: "POST",
    target: "/api/graphql?a=1",
    bodyHash: hash,
    endsAtSeconds: 160,
    tokenHash: null,
  };
  expect(read({ ...named, iat: 100, exp: 160 })).toEqual(signature);
  expect(read({ ...named, iat: 100, exp: 160, ath: hash })).toEqual({ ...signature, tokenHash: hash });
  const wrong = [
    { exp: 161 },
    { exp: 100 },
    { exp: undefined },
    { iat: "100" },
    { iat: undefined },
    { ath: "short" },
  ];
  for (const change of wrong)
    expect([change, read({ ...named, iat: 100, exp: 160, ...change })]).toEqual([change, undefined]);
  expect(read(null)).toBeUndefined();
});

test("a token without its request data is refused, with any validity", () => {
  for (const left of ["jti", "htm", "htu", "digest"])
    expect(read({ ...named, iat: 100, exp: 400, [left]: undefined })).toBe("incomplete");
  for (const change of [{ jti: "short" }, { jti: "x".repeat(65) }, { digest: "x" }, { htm: 1 }])
    expect(read({ ...named, iat: 100, exp: 160, ...change })).toBe("incomplete");
});

test("a signature for another method, path or query is invalid for a request", () => {
  const signature = read({ ...named, iat: 100, exp: 160 });
  if (signature === undefined || signature === "incomplete") throw new Error("not read");
  const request = { method: "POST", target: "/api/graphql?a=1" };
  expect(isSignedFor(signature, request)).toBe(true);
  for (const other of [{ method: "GET" }, { target: "/api/graphql" }, { target: "/api/graphql?a=2" }])
    expect(isSignedFor(signature, { ...request, ...other })).toBe(false);
});
