import { tokens } from "../../auth/auth.ts";
import { saveFile } from "../save-file/save-file.ts";

/** Hands over an event as a calendar file. Rejects where it could not be had. */
export async function saveCalendarEntry(voucherId: number): Promise<void> {
  const address = `/api/events/${voucherId}/calendar.ics`;
  const read = (token: string) => fetch(address, { headers: { authorization: `Bearer ${token}` } });
  const token = await tokens.current();
  const first = await read(token);
  const response = first.status === 401 ? await read(await tokens.after(token)) : first;
  if (!response.ok) throw new Error(`calendar entry: ${response.status}`);
  saveFile(await response.arrayBuffer(), `event-${voucherId}.ics`, "text/calendar");
}
