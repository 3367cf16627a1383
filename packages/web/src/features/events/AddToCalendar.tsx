import { cloudEventTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Calendar } from "@cathedra/ui-kit/Icon";
import { useState } from "react";
import { authorizedFetch } from "../../rest/authorized-fetch.ts";
import { toasts } from "../../shell/toasts.ts";
import { saveFile } from "../save-file/save-file.ts";

export type AddToCalendarProps = {
  readonly id: number;
  readonly size?: "small" | "medium";
  /** Whether the event was cancelled: the file then removes it from calendars. */
  readonly isCancelled?: boolean;
};

/** A button that downloads an event as a calendar file. */
export function AddToCalendar({ id, size = "medium", isCancelled = false }: AddToCalendarProps) {
  const [isPending, setPending] = useState(false);
  const add = async () => {
    setPending(true);
    await saveCalendarEntry(id).catch(() => toasts.error(cloudEventTexts.calendarFailed));
    setPending(false);
  };
  return (
    <Button icon={Calendar} size={size} isPending={isPending} onPress={() => void add()}>
      {isCancelled ? "Take off calendar" : "Add to calendar"}
    </Button>
  );
}

/** Downloads an event as a calendar file; rejects if that failed. */
async function saveCalendarEntry(voucherId: number): Promise<void> {
  const response = await authorizedFetch(`/api/events/${voucherId}/calendar.ics`);
  saveFile(await response.arrayBuffer(), `event-${voucherId}.ics`, "text/calendar");
}
