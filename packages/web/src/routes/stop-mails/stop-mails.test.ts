import { expect, test, vi } from "vitest";
import { stopMails } from "./stop-mails.ts";

test.each([
  [200, "stopped"],
  [404, "unknown"],
  [503, "failed"],
] as const)("an answer of %d is %s", async (status, outcome) => {
  const send = vi.fn<typeof fetch>(async () => new Response(null, { status }));
  expect(await stopMails("a&b", send)).toBe(outcome);
  expect(send).toHaveBeenCalledExactlyOnceWith("/api/notification-mails/stop?key=a%26b", { method: "POST" });
});

test("no answer is a failure", async () => {
  expect(await stopMails("a", vi.fn<typeof fetch>().mockRejectedValue(new TypeError("away")))).toBe("failed");
});
