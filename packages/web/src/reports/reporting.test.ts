import { beforeEach, expect, test, vi } from "vitest";
import { memoryStorage } from "../testing/memory-storage.ts";

// The tests use the real reporting library and check the requests that leave the page.

const sent: { readonly url: string; readonly body: string; readonly keepalive: boolean | undefined }[] = [];
let hearing = new Map<string, () => void>();
let isAway = false;
let tries = 0;

beforeEach(() => {
  vi.resetModules();
  sent.splice(0);
  isAway = false;
  tries = 0;
  hearing = new Map();
  vi.stubGlobal("sessionStorage", memoryStorage());
  vi.stubGlobal("location", { href: "https://portal.example/logbook/records?search=Zebedee", origin: "" });
  vi.stubGlobal("addEventListener", (name: string, hear: () => void) => hearing.set(name, hear));
  vi.stubGlobal("fetch", async (url: string, { body, keepalive }: RequestInit) => {
    tries += 1;
    if (isAway) throw new TypeError("away");
    sent.push({ url, body: typeof body === "string" ? body : "", keepalive });
    return new Response(null, { status: 202 });
  });
});

async function begun() {
  const { recordError } = await import("./early-errors.ts");
  const { begin } = await import("./reporting.ts");
  await begin({ isTraced: false, isRecorded: false });
  return { noteError: recordError };
}

test("closing the page sends pending errors with keepalive and without personal data (G.027)", async () => {
  const { noteError } = await begun();
  noteError(new TypeError('cannot read "Zebedee" of maya@northgate.example'));
  expect(sent).toEqual([]);
  hearing.get("pagehide")?.();
  await vi.waitFor(() => expect(sent).toHaveLength(1), 900);
  const [{ url, body, keepalive } = { url: "", body: "", keepalive: false }] = sent;
  expect(url).toContain("/api/reports");
  expect(keepalive).toBe(true);
  expect(body).toContain("TypeError");
  for (const word of ["Zebedee", "maya", "northgate"]) expect(body).not.toContain(word);
});

test("an error inside the reporter reaches neither the page nor the reporter", async () => {
  const { noteError } = await begun();
  const broken = Object.defineProperty(new TypeError("broken"), "stack", {
    get: () => {
      noteError(new TypeError("of the reporter itself"));
      throw new Error("the stack cannot be read");
    },
  });
  expect(() => noteError(broken)).not.toThrow();
  noteError(new RangeError("after it"));
  expect(() => hearing.get("pagehide")?.()).not.toThrow();
  await vi.waitFor(() => expect(sent.map(({ body }) => body).join()).toContain("RangeError"), 900);
  expect(sent.map(({ body }) => body).join()).not.toContain("of the reporter itself");
});

test("a failed report causes no error in the page, and the next one is sent", async () => {
  const { noteError } = await begun();
  isAway = true;
  noteError(new TypeError("one"));
  expect(() => hearing.get("pagehide")?.()).not.toThrow();
  await vi.waitFor(() => expect(tries).toBe(1), 900);
  isAway = false;
  noteError(new RangeError("two"));
  hearing.get("pagehide")?.();
  await vi.waitFor(() => expect(sent.map(({ body }) => body).join()).toContain("RangeError"), 900);
});
