import { createHash, timingSafeEqual } from "node:crypto";
import { type Answer, htmlType, json } from "../http.ts";

const digest = (text: string) => createHash("sha256").update(text).digest();

/**
 * The answer to a request without the API key: a page if there is none, a refusal if it is wrong. Undefined if the key is
 * right.
 */
export function refusalOfKey(key: string, header: string | undefined): Answer | undefined {
  const encoded = /^Basic ([A-Za-z0-9+/=]+)$/.exec(header ?? "")?.[1];
  if (encoded === undefined) {
    return { status: 401, headers: htmlType, body: "<!doctype html><title>401</title><h1>Unauthorized</h1>" };
  }
  // The key is the user name; the password stays empty.
  const given = Buffer.from(encoded, "base64").toString("utf8");
  return timingSafeEqual(digest(given), digest(`${key}:`)) ? undefined : badKey;
}

export const badKey: Answer = json(401, {
  error: { type: "invalid_request_error", message: "Invalid API key provided" },
});
