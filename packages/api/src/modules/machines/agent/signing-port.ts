import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { SigningPort } from "@cathedra/domain/cloud";

/** The digests of the agent protocol, by `node:crypto`. */
export const signingPort: SigningPort = {
  sha256: (text) => createHash("sha256").update(text).digest("hex"),
  hmacSha256: (key, text) => createHmac("sha256", key).update(text).digest("hex"),
  equal: (one, other) => {
    const [left, right] = [Buffer.from(one), Buffer.from(other)];
    return left.length === right.length && timingSafeEqual(left, right);
  },
};
