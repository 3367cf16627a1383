import { authorizedFetch } from "../../rest/authorized-fetch.ts";
import { saveFile } from "../save-file/save-file.ts";

/** Hands over an event as a calendar file. Rejects where it could not be had. */
export async function saveCalendarEntry(voucherId: number): Promise<void> {
  const response = await authorizedFetch(`/api/events/${voucherId}/calendar.ics`);
  saveFile(await response.arrayBuffer(), `event-${voucherId}.ics`, "text/calendar");
}
