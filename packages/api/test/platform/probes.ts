import { contentReading } from "../../src/modules/content/content-reading.ts";
import { imageFolder } from "../../src/modules/content/image-links.ts";
import { systemClock } from "../../src/ports/clock.ts";
import type { TestApp } from "../support/app.ts";
import type { Probe } from "./role-matrix/probe.ts";

/** What belongs to no topic. Files and pages without rules are tried by `GET`. */
export const platformProbes: readonly Probe[] = [
  { operation: "POST /api/graphql", call: { query: "{ __typename }" } },
  { operation: "GET /api/graphql", call: async () => ({ url: "/api/graphql" }) },
  { operation: "GET /api/docs/static/*", call: async () => ({ url: "/api/docs/static/swagger-ui.css" }) },
  {
    operation: "GET /api/docs/static/index.html",
    call: async () => ({ url: "/api/docs/static/index.html" }),
  },
  { operation: "GET /*", call: async () => ({ url: "/index.html" }) },
  { operation: "GET /api/content-images/:name", call: contentImage },
  { operation: "GET /api/objects/*", call: signedLink("GET") },
  // Of a session of its own, so that no link of another test ends.
  { operation: "DELETE /api/session", call: async () => ({ url: "/api/session" }) },
  { operation: "PUT /api/objects/*", call: signedLink("PUT") },
];

async function contentImage({ objectStore, config }: TestApp) {
  const key = `${imageFolder}${"0".repeat(40)}.png`;
  await objectStore.put(key, Buffer.from("picture"), { contentType: "image/png" });
  return { url: contentReading(config, systemClock).linkTo(key) };
}

/** As a person gets it from an operation that checked. */
function signedLink(method: "GET" | "PUT") {
  return async ({ objectStore, config }: TestApp) => {
    await objectStore.put("matrix/file.txt", Buffer.from("content"));
    const options = { expiresInSeconds: 60 };
    const link = await (method === "GET"
      ? objectStore.signedGetUrl("matrix/file.txt", options)
      : objectStore.signedPutUrl("matrix/file.txt", options));
    return { url: link.replace(config.http.publicUrl, ""), ...(method === "PUT" ? { body: "content" } : {}) };
  };
}
