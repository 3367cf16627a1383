import { createHash, timingSafeEqual } from "node:crypto";
import { type Answer, htmlType, json } from "../http.ts";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** What somebody gets who does not show the key: a page without any, a refusal with a wrong one. Undefined: they may. */
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
