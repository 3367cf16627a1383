import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

const cost = { N: 16_384, r: 8, p: 1 } as const;
const keyBytes = 32;

/** Hashes a pin for storage, so that it can be checked but not read. */
export async function hashPin(pin: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(pin, salt);
  return `scrypt$${salt.toString("base64url")}$${key.toString("base64url")}`;
}

/** Whether the pin matches; without a stored hash the answer takes the same time. */
export async function isPin(pin: string, hash: string | null | undefined): Promise<boolean> {
  const [kind, salt = "", kept = ""] = (hash ?? "").split("$");
  const derived = await derive(pin, Buffer.from(salt, "base64url"));
  const expected = Buffer.from(kept, "base64url");
  return kind === "scrypt" && expected.length === keyBytes && timingSafeEqual(derived, expected);
}

function derive(pin: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(pin.normalize("NFC"), salt, keyBytes, cost, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });
}
