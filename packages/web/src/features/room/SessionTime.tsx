import { cloudRoomTexts, instant } from "@cathedra/domain";
import { useEffect } from "react";
import { announce } from "../../shell/announcements.ts";
import { useNow } from "../poll/use-now.ts";
import * as css from "./SessionTime.css.ts";
import { timeLeftText } from "./session-time.ts";

export type SessionTimeProps = {
  /** When the session ends, as the portal says. */
  readonly endsAt: string;
  /** When the countdown of the last five minutes ends (`RoomState`). */
  readonly noticeEndsAt: number | null;
  /** What the end is, where that is not plain. */
  readonly note?: string;
};

/** How long a session goes on, and its exact end; in the last five minutes second by second (3.028, 3.032). */
export function SessionTime({ endsAt, noticeEndsAt, note }: SessionTimeProps) {
  const now = useNow(1000);
  const isSoon = noticeEndsAt !== null;
  useEffect(() => {
    if (isSoon) announce(cloudRoomTexts.endsSoon);
  }, [isSoon]);
  const at = Date.parse(endsAt);
  return (
    <p className={css.time} role="timer">
      <span className={css.leftTone[isSoon ? "soon" : "calm"]}>
        {timeLeftText(instant(at), noticeEndsAt, now)}
      </span>
      <time className={css.end} dateTime={endsAt}>
        {`until ${exactTime(at)}${note === undefined ? "" : `, ${note}`}`}
      </time>
    </p>
  );
}

/** To the second: the end is exact. */
function exactTime(at: number): string {
  return new Intl.DateTimeFormat(navigator.language, { timeStyle: "medium" }).format(at);
}
