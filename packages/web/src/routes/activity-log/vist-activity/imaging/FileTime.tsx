import { type Instant, instant } from "@cathedra/domain";
import { isTakenDuring } from "@cathedra/domain/files";
import { activityFileTexts } from "@cathedra/domain/messages";
import { Moment } from "../../../../format/Moment.tsx";
import * as css from "./Imaging.css.ts";

export type RunTimes = { readonly startedAt: Instant; readonly endedAt: Instant };

export type FileTimeProps = {
  /**
   * Periodic work: stations get their missing updates, and work ends that is settled by the installed versions. `everything`
   * includes stations without recent changes.
   */
  readonly createdAt: string | null;
  /**
   * The station's report about its work; unknown fields are ignored. Too many or too long errors are cut instead of refused,
   * because a refused report would be lost.
   */
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
