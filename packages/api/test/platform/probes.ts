import { hash, randomUUID } from "node:crypto";
import { contentReading } from "../../src/modules/content/content-reading.ts";
import { imageFolder } from "../../src/modules/content/image-links.ts";
import { systemClock } from "../../src/ports/clock.ts";
import { ownLinks } from "../../src/storage/signed-links.ts";
import type { TestApp } from "../support/app.ts";
import type { Probe } from "./role-matrix/probe.ts";

/** Operations that belong to no topic. Files and pages without rules are requested by `GET`. */
export const probes: readonly Probe[] = [
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
  // The link belongs to a session of its own, so that no other test's link ends with it.
  { operation: "DELETE /api/session", call: async () => ({ url: "/api/session" }) },
  { operation: "PUT /api/objects/*", call: signedLink("PUT") },
];

async function contentImage({ objectStore, config }: TestApp) {
  const key = `${imageFolder}${"0".repeat(40)}.png`;
  await objectStore.put(key, Buffer.from("picture"), { contentType: "image/png" });
  return { url: contentReading(config, systemClock).linkTo(key) };
}

/** The link as a person gets it from an operation that checked their rights. */
function signedLink(method: "GET" | "PUT") {
  return async ({ objectStore, config }: TestApp) => {
    await objectStore.put("matrix/file.txt", Buffer.from("content"));
    const life = { expiresInSeconds: 60 };
    const makeUrl = (link: string) => link.replace(config.http.publicUrl, "");
    if (method === "GET")
      return { url: makeUrl(ownLinks(config, systemClock).toObject("matrix/file.txt", life)) };
    const key = `matrix/${randomUUID()}/file.txt`;
    const sha256 = hash("sha256", "content");
    const part = { number: 1, size: 7, offset: 0, sha256 };
    const { url } = await objectStore.signedPartLink(key, await objectStore.beginParts(key), part, life);
    return { url: makeUrl(url), body: "content" };
  };
}
