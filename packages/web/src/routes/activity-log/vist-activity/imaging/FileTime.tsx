import { type Instant, instant } from "@cathedra/domain";
import { isTakenDuring } from "@cathedra/domain/files";
import { activityFileTexts } from "@cathedra/domain/messages";
import { Moment } from "../../../../format/Moment.tsx";
import * as css from "./Imaging.css.ts";

export type RunTimes = { readonly startedAt: Instant; readonly endedAt: Instant };

export type FileTimeProps = {
  /** When the file was made; null if the simulator did not report it. */
  readonly createdAt: string | null;
  /** The length of a recording in seconds. */
  readonly seconds?: number;
  readonly run: RunTimes;
};

/** When a picture was taken, or a recording began, and whether that is within its run. */
export function FileTime({ createdAt, seconds = 0, run }: FileTimeProps) {
  if (createdAt === null) return <span className={css.moment}>{activityFileTexts.timeNotStated}</span>;
  const takenAt = instant(Date.parse(createdAt));
  return (
    <span className={css.moment}>
      <Moment at={createdAt} />
      {!isTakenDuring({ takenAt, seconds }, run) && ` · ${activityFileTexts.outsideRun}`}
    </span>
  );
}
