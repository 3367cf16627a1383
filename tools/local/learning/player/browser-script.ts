import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Answer } from "../http.ts";

/** What runs in the browser: it keeps the time and plays the films. */
export const browserScript: Answer = {
  status: 200,
  headers: { "content-type": "text/javascript; charset=utf-8" },
  body: readFileSync(join(import.meta.dirname, "browser.js"), "utf8"),
};
