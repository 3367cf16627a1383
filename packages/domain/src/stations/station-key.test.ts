import { expect, test } from "vitest";
import { isStationKey, isWeakStationKey } from "./station-key.ts";

const p = 2n ** 255n - 19n;
const d = -121_665n * power(121_666n, p - 2n);
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

function power(base: bigint, exponent: bigint): bigint {
  let [result, square, rest] = [1n, ((base % p) + p) % p, exponent];
  for (; rest > 0n; rest >>= 1n) {
    if ((rest & 1n) === 1n) result = (result * square) % p;
    square = (square * square) % p;
  }
  return result;
}

/** The encoding of a point: y as 32 bytes, with the sign of x in the last bit. */
function written(y: bigint, sign: 0 | 1): string {
  const bytes = Array.from({ length: 32 }, (_, at) => Number((y >> BigInt(8 * at)) & 255n));
  bytes[31] = (bytes[31] ?? 0) | (sign << 7);
  const bits = [...bytes.map((byte) => byte.toString(2).padStart(8, "0")), "00"].join("");
  return (bits.match(/.{6}/g) ?? []).map((six) => alphabet[Number.parseInt(six, 2)]).join("");
}

/** The y coordinate of the doubled point, from the equation of the curve: -x² + y² = 1 + d x² y². */
function doubled(y: bigint): bigint {
  const yy = (y * y) % p;
  const xx = (yy - 1n) * power(d * yy + 1n, p - 2n);
  return ((((yy + xx) * power(2n - yy + xx, p - 2n)) % p) + p) % p;
}

test("keys of small order, for which anybody can sign, are refused (RFC 8032)", () => {
  // Doubling a point of order 8 gives y = 0, so that x² = -y². In the equation of the curve this means d y⁴ + 2 y² - 1 =
  // 0.
  const roots: bigint[] = [];
  const inverse = power(d, p - 2n);
  const root = squareRoot((1n + d) % p);
  for (const sign of [1n, -1n]) {
    const yy = ((((-1n + sign * root) * inverse) % p) + p) % p;
    const y = squareRoot(yy);
    if ((y * y) % p === yy) roots.push(y, p - y);
  }
  expect(roots).toHaveLength(2);
  for (const y of roots) expect(doubled(y)).toBe(0n);
  for (const y of [0n, 1n, p - 1n, p, p + 1n, ...roots])
    for (const sign of [0, 1] as const) {
      const x = written(y, sign);
      expect([y, isStationKey({ kty: "OKP", crv: "Ed25519", x }), isWeakStationKey(x)]).toEqual([
        y,
        true,
        true,
      ]);
    }
  for (const y of [2n, 3n, 9n, p - 2n]) expect(isWeakStationKey(written(y, 0))).toBe(false);
});

function squareRoot(square: bigint): bigint {
  const value = ((square % p) + p) % p;
  const root = power(value, (p + 3n) / 8n);
  return (root * root) % p === value ? root : (root * power(2n, (p - 1n) / 4n)) % p;
}

test("only the canonical encoding of a key is accepted", () => {
  const key = { kty: "OKP", crv: "Ed25519", x: "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo" };
  expect(isStationKey(key)).toBe(true);
  for (const changes of [{ kty: "EC" }, { crv: "P-256" }, { x: "short" }, { x: `${key.x}=` }, { x: 7 }])
    expect(isStationKey({ ...key, ...changes })).toBe(false);
  // This text decodes to the same 32 bytes, but one of the two unused bits of its last letter is set.
  expect(isStationKey({ ...key, x: `${key.x.slice(0, -1)}p` })).toBe(false);
  expect([undefined, null, "x", []].map(isStationKey)).toEqual([false, false, false, false]);
});
