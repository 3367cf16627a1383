import { afterEach, expect, test, vi } from "vitest";
import { ApiError, UnavailableError } from "../relay/errors.ts";

vi.mock("../auth/auth.ts", () => ({
  tokens: { current: async () => "first", after: async () => "second" },
}));

const { authorizedFetch, authorizedJson } = await import("./authorized-fetch.ts");

afterEach(() => vi.unstubAllGlobals());

function answering(...steps: readonly (Response | Error)[]) {
  const left = [...steps];
  const send = vi.fn(async (_address: string, _init: RequestInit): Promise<Response> => {
    const step = left.shift();
    if (step === undefined) throw new Error("asked once too often");
    if (step instanceof Error) throw step;
    return step;
  });
  vi.stubGlobal("fetch", send);
  return () =>
    send.mock.calls.map(([, { headers, method }]) => [
      method,
      new Headers(headers).get("authorization"),
      new Headers(headers).get("accept"),
    ]);
}

test("a refused token is renewed once, and the same request is sent with the new one", async () => {
  const sent = answering(new Response(null, { status: 401 }), Response.json({ id: "a" }));
  expect(await authorizedJson("/api/files", { method: "POST", headers: { accept: "x/y" } })).toEqual({
    id: "a",
  });
  expect(sent()).toEqual([
    ["POST", "Bearer first", "x/y"],
    ["POST", "Bearer second", "x/y"],
  ]);
});

test("a refusal of the portal is thrown with its text and its response (G.019)", async () => {
  const refusal = {
    code: "PAYLOAD_TOO_LARGE",
    message: "The file is too large.",
    requestId: "r-1",
    maxBytes: 5,
  };
  answering(Response.json({ error: refusal }, { status: 413, statusText: "Payload Too Large" }));
  const error = await authorizedJson("/api/files").catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    code: "PAYLOAD_TOO_LARGE",
    message: "The file is too large.",
    requestId: "r-1",
    facts: { maxBytes: 5 },
    cause: { status: 413, statusText: "Payload Too Large", body: JSON.stringify({ error: refusal }) },
  });
});

test("a response from another server is thrown with its status, status text and body (G.019)", async () => {
  answering(new Response("<h1>proxy</h1>", { status: 500, statusText: "Oops" }));
  await expect(authorizedFetch("/api/x")).rejects.toMatchObject({
    status: 500,
    statusText: "Oops",
    body: "<h1>proxy</h1>",
  });
  answering(new Response("<h1>proxy</h1>", { status: 500, statusText: "Oops" }));
  await expect(authorizedJson("/api/x")).rejects.toMatchObject({
    code: "INTERNAL",
    facts: { status: 500 },
    cause: { status: 500, statusText: "Oops", body: "<h1>proxy</h1>" },
  });
});

test.each([new TypeError("Failed to fetch"), new Response("not now", { status: 503 })])(
  "an unreachable portal throws UnavailableError",
  async (step) => {
    answering(step);
    await expect(authorizedJson("/api/x")).rejects.toBeInstanceOf(UnavailableError);
  },
);
