/** The result: `unknown` if no recipient has this key. */
export type Stopped = "stopped" | "unknown" | "failed";

/** The kinds of mail by the parameter in the page's address, with the name of their REST route. */
const kinds: ReadonlyMap<string | null, string> = new Map([
  ["confirmations", "confirmation-mails"],
  ["invitations", "invitation-mails"],
  ["reminders", "invitation-mails"],
  ["this-week", "week-mails"],
]);

/**
 * Stops the mails to the owner of this key. This is not done when the page opens, because mail programs open links to check them.
 */
export async function stopMails(
  key: string,
  send: typeof fetch = fetch,
  of: string | null = null,
): Promise<Stopped> {
  try {
    const response = await send(
      `/api/${kinds.get(of) ?? "notification-mails"}/stop?key=${encodeURIComponent(key)}`,
      {
        method: "POST",
      },
    );
    if (response.ok) return "stopped";
    return response.status === 404 ? "unknown" : "failed";
  } catch {
    return "failed";
  }
}
