import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { later, noon } from "../../../test/machines.ts";
import { type Instant, instant } from "../../time.ts";
import {
  canonicalRequest,
  deliveryKey,
  machineKey,
  type ReceivedRequest,
  replayWindowMs,
  reportTime,
  roomKey,
  type SignedRequest,
  type SigningPort,
  signatureHeaders,
  signRequest,
  signResponse,
  verifyRequest,
  verifyResponse,
} from "./signing.ts";

const port: SigningPort = {
  sha256: (text) => createHash("sha256").update(text).digest("hex"),
  hmacSha256: (key, text) => createHmac("sha256", key).update(text).digest("hex"),
  equal: (one, other) => one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other)),
};
const machine = "5f0e7f6e-8a51-4a3f-9d7c-1f2f6f4f0a11";
const key = machineKey(port, "the fleet's secret", machine);
const request: SignedRequest = {
  method: "POST",
  path: "/agent/v1/start?x=1",
  machine,
  timestamp: noon,
  nonce: "0123456789abcdef",
  body: '{"version":1}',
};

function received(
  headers = signRequest(port, key, request),
  changed: Partial<ReceivedRequest> = {},
): ReceivedRequest {
  const { method, path, body } = request;
  return { method, path, body, header: (name) => headers[name], ...changed };
}
function verify(what: ReceivedRequest, now = noon, isNew = () => true) {
  const verified = verifyRequest(port, what, { key, machine, now, isNew });
  return verified.ok ? "ok" : verified.error.code;
}

test("the signed text matches the documented example", () => {
  expect(canonicalRequest(port, request)).toBe(
    [
      "cathedra-agent-v1",
      "POST",
      "/agent/v1/start?x=1",
      machine,
      "1772452800000",
      "0123456789abcdef",
      "2430f1a2ad2982d0067885488a4c89e21ad1d7c83b115ba8f1b20acc88dfaea8",
    ].join("\n"),
  );
});

describe("signed request", () => {
  test("a request is accepted once, within the time window", () => {
    expect(verify(received())).toBe("ok");
    expect(verify(received(), later(replayWindowMs))).toBe("ok");
    expect(verify(received(), later(-replayWindowMs))).toBe("ok");
    expect(verify(received(), later(replayWindowMs + 1))).toBe("OUTSIDE_WINDOW");
    expect(verify(received(), noon, () => false)).toBe("REPLAYED");
  });

  test("a request with a missing or malformed header is UNSIGNED", () => {
    const headers = signRequest(port, key, request);
    for (const name of Object.values(signatureHeaders)) {
      const { [name]: _, ...rest } = headers;
      expect(verify(received(rest))).toBe("UNSIGNED");
    }
    expect(verify(received({ ...headers, [signatureHeaders.nonce]: "short" }))).toBe("UNSIGNED");
    expect(verify(received({ ...headers, [signatureHeaders.timestamp]: "1e12" }))).toBe("UNSIGNED");
  });

  test("a request of another machine, or signed with that machine's key, is refused", () => {
    const other = "00000000-0000-4000-8000-000000000000";
    const its = machineKey(port, "the fleet's secret", other);
    expect(verify(received(signRequest(port, its, { ...request, machine: other })))).toBe("WRONG_MACHINE");
    expect(verify(received(signRequest(port, its, request)))).toBe("WRONG_SIGNATURE");
  });

  test("a request changed in any part is refused, and its nonce stays unused", () => {
    const headers = signRequest(port, key, request);
    const isNew = () => expect.unreachable();
    const changes: ReceivedRequest[] = [
      received(headers, { method: "GET" }),
      received(headers, { path: "/agent/v1/end" }),
      received(headers, { body: '{"version":2}' }),
      received({ ...headers, [signatureHeaders.timestamp]: String(noon + 1) }),
      received({ ...headers, [signatureHeaders.nonce]: "0123456789abcdeg" }),
    ];
    for (const changed of changes) expect(verify(changed, noon, isNew)).toBe("WRONG_SIGNATURE");
  });
});

test("two different requests never have the same signed text", () => {
  const anyRequest = fc.record({
    method: fc.constantFrom("GET", "POST"),
    path: fc.webPath(),
    nonce: fc.stringMatching(/^[\w-]{16,20}$/),
    body: fc.string(),
  });
  fc.assert(
    fc.property(anyRequest, anyRequest, (one, other) => {
      const same = JSON.stringify(one) === JSON.stringify(other);
      const [first, second] = [one, other].map((each) => canonicalRequest(port, { ...request, ...each }));
      expect(first === second).toBe(same);
    }),
  );
});

test("a response signature is valid only for its own request, status and body", () => {
  const answer = { nonce: request.nonce, status: 200, body: '{"phase":"ready"}' };
  const signature = signResponse(port, key, answer)[signatureHeaders.signature];
  expect(verifyResponse(port, key, answer, signature)).toBe(true);
  expect(verifyResponse(port, key, { ...answer, nonce: "fedcba9876543210" }, signature)).toBe(false);
  expect(verifyResponse(port, key, { ...answer, status: 409 }, signature)).toBe(false);
  expect(verifyResponse(port, key, { ...answer, body: "{}" }, signature)).toBe(false);
  expect(verifyResponse(port, key, answer, undefined)).toBe(false);
});

test("the keys for requests, rooms and deliveries all differ", () => {
  expect(new Set([key, roomKey(port, key), deliveryKey(port, key), "the fleet's secret"]).size).toBe(4);
});

test("report times always increase, and follow the clock unless it goes back", () => {
  const anyClock = fc.array(fc.integer({ min: 0, max: 200_000 }), { minLength: 1 });
  fc.assert(
    fc.property(anyClock, (clock) => {
      let last: Instant | null = null;
      for (const now of clock.map(instant)) {
        const next = reportTime(last, now);
        expect(next).toBe(last === null || now > last ? now : last + 1);
        last = next;
      }
    }),
  );
});
