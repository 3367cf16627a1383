import { readFileSync } from "node:fs";
import { errors, objects, values } from "./objects.ts";

/** The contract as a document for the developers of a desktop client: docs/desktop-bridge.md. */
export function bridgeDocument(): string {
  const frame = readFileSync(new URL("desktop-bridge.md", import.meta.url), "utf8");
  return `${frame
    .replace("<!-- errors -->", errors())
    .replace("<!-- values -->", values())
    .replace("<!-- objects -->", objects())}`.replaceAll(/\n{3,}/g, "\n\n");
}
