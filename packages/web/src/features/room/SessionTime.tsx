import { instant } from "@cathedra/domain";
import { showTime } from "../../format/dates.ts";
import { useNow } from "../poll/use-now.ts";
import * as css from "./SessionTime.css.ts";
import { timeLeftText } from "./session-time.ts";

export type SessionTimeProps = {
  /** When the session ends, from the portal. */
  readonly endsAt: string;
  /** When the countdown of the last five minutes ends (`RoomState`). */
  readonly noticeEndsAt: number | null;
  /** Explains the end, if that is not obvious. */
  readonly note?: string;
};

/** The remaining time of a session and its end; in the last five minutes by seconds (3.028, 3.032). */
export function SessionTime({ endsAt, noticeEndsAt, note }: SessionTimeProps) {
  const now = useNow(1000);
  const isSoon = noticeEndsAt !== null;
  const at = Date.parse(endsAt);
  return (
    <span className={css.time} role="timer" title={note}>
      <span className={css.timeLeftTone[isSoon ? "soon" : "calm"]}>
        {timeLeftText(instant(at), noticeEndsAt, now)}
      </span>
      <time className={css.end} dateTime={endsAt}>{`until ${showTime(at)}`}</time>
    </span>
  );
}
