import { expect, test, vi } from "vitest";
import { stopMails } from "./stop-mails.ts";

test.each([
  [200, "stopped"],
  [404, "unknown"],
  [503, "failed"],
] as const)("the response status %d counts as %s", async (status, outcome) => {
  const send = vi.fn<typeof fetch>(async () => new Response(null, { status }));
  expect(await stopMails("a&b", send)).toBe(outcome);
  expect(send).toHaveBeenCalledExactlyOnceWith("/api/notification-mails/stop?key=a%26b", { method: "POST" });
});

test.each([
  ["confirmations", "/api/confirmation-mails/stop?key=k"],
  ["invitations", "/api/invitation-mails/stop?key=k"],
  ["anything", "/api/notification-mails/stop?key=k"],
  ["constructor", "/api/notification-mails/stop?key=k"],
])("mails of the kind %s have their own endpoint", async (of, path) => {
  const send = vi.fn<typeof fetch>(async () => new Response());
  await stopMails("k", send, of);
  expect(send.mock.calls[0]?.[0]).toBe(path);
});

test("a missing answer counts as failed", async () => {
  expect(await stopMails("a", vi.fn<typeof fetch>().mockRejectedValue(new TypeError("away")))).toBe("failed");
});
