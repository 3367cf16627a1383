import { afterEach, expect, test, vi } from "vitest";
import { readInvitation } from "./read-invitation.ts";

afterEach(() => vi.unstubAllGlobals());

const answer = {
  email: "maya@x.org",
  firstName: "Maya",
  lastName: "",
  institution: "Northgate",
  group: "IR",
  expiresAt: "2026-12-01T00:00:00.000Z",
  status: "open",
};

test("an invitation is requested by its code, which is not part of the address", async () => {
  const send = vi.fn<typeof fetch>(async () => Response.json(answer));
  vi.stubGlobal("fetch", send);
  expect(await readInvitation("grp1")).toEqual({ ...answer, expiresAt: Date.UTC(2026, 11, 1) });
  expect(send.mock.calls[0]?.[0]).toBe("/api/invitations/read");
  expect(send.mock.calls[0]?.[1]).toMatchObject({ method: "POST", body: '{"code":"grp1"}' });
});

test.each([
  ["unknown", async () => Response.json({ error: {} }, { status: 404 })],
  ["failed", async () => Response.json({ error: {} }, { status: 503 })],
  ["failed", async () => Response.json({ status: "another" })],
  ["failed", async () => Promise.reject(new TypeError("away"))],
] as const)("any other response counts as %s", async (outcome, send) => {
  vi.stubGlobal("fetch", vi.fn<typeof fetch>(send));
  expect(await readInvitation("grp1")).toBe(outcome);
});
