import { globSync, readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { HttpError, plainFetch } from "./http.ts";

afterEach(() => vi.unstubAllGlobals());

const answering = (response: Response) =>
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => response),
  );

test("a failed request has its HTTP status, status text and body in the error (G.019)", async () => {
  answering(new Response("the proxy knows no such host", { status: 502, statusText: "Bad Gateway" }));
  const error = await plainFetch("/api/anything").catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(HttpError);
  expect(error).toMatchObject({
    status: 502,
    statusText: "Bad Gateway",
    body: "the proxy knows no such host",
    message: "502 Bad Gateway: the proxy knows no such host",
  });
});

test("a successful response is returned unchanged, and a network error is thrown unchanged", async () => {
  answering(new Response("fine"));
  expect(await (await plainFetch("/here")).text()).toBe("fine");
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => {
      throw new TypeError("Failed to fetch");
    }),
  );
  await expect(plainFetch("/away")).rejects.toBeInstanceOf(TypeError);
});

test("a broken error body is empty, and a very long one is shortened", async () => {
  const broken = new ReadableStream({ start: (controller) => controller.error(new Error("reset")) });
  answering(new Response(broken, { status: 500, statusText: "Internal Server Error" }));
  await expect(plainFetch("/broken")).rejects.toMatchObject({
    body: "",
    message: "500 Internal Server Error",
  });
  answering(new Response("x".repeat(2_000_000), { status: 500 }));
  await expect(plainFetch("/long")).rejects.toMatchObject({ body: "x".repeat(10_000) });
});

// Exceptions: GraphQL handles outages itself, and the probe and the connection check need the response for any status.
const others = [
  "http.ts",
  "rest/authorized-fetch.ts",
  "relay/send-operation.ts",
  "relay/outage.ts",
  "features/connection-check/measure.ts",
];
const asksByItself = /(?<![\w.]|(?:async|function) )fetch\(/;

test("all requests of the web client use one helper (G.019)", () => {
  const sources = globSync("**/*.{ts,tsx}", { cwd: import.meta.dirname }).filter(
    (file) => !file.startsWith("__generated__/") && !file.includes(".test."),
  );
  const found = sources.filter((file) =>
    readFileSync(`${import.meta.dirname}/${file}`, "utf8")
      .split("\n")
      .some((line) => asksByItself.test(line) && !line.includes("=> fetch(input, init)")),
  );
  expect(sources.length).toBeGreaterThan(500);
  expect(found.toSorted()).toEqual(others.toSorted());
});
