import * as v from "valibot";
import { type Instant, instant } from "../time.ts";
import { at, noticeKind } from "./notice.ts";

const dayMs = 86_400_000;

/** The beginning of the day, in UTC, on which a run was made: one notice tells of the runs of one exercise on one day. */
export function dayOfResults(startedAt: Instant): Instant {
  return instant(Math.floor(startedAt / dayMs) * dayMs);
}

export const result = noticeKind({
  label: "A result is in",
  facts: v.object({
    activityId: v.string(),
    exercise: v.string(),
    module: v.string(),
    startedAt: at,
    /** What came of it, in the words of the log. Absent in notices of an earlier version. */
    outcome: v.optional(v.string()),
    /** Read by the version before alone, which needs it to be there. */
    met: v.optional(v.unknown()),
    /** Module and exercise, without the version. Absent in notices of an earlier version. */
    exerciseKey: v.optional(v.string()),
    /** The ids of all runs that this notice tells of, that of `activityId` among them. */
    joined: v.optional(v.array(v.string()), []),
  }),
  tell: ({ activityId, exercise, module, startedAt, outcome, exerciseKey, joined }, { when, dayOf }) => {
    if (joined.length <= 1 || exerciseKey === undefined)
      return {
        title: `Your result of ${exercise} is in`,
        text: `${module}, ${when(startedAt)}.${outcome === undefined ? "" : ` ${outcome}.`}`,
        link: `/activity-log/vist-activity/${activityId}`,
      };
    const start = dayOfResults(startedAt);
    // A day in UTC is part of two days on most calendars.
    const [from, until] = [dayOf(start), dayOf(instant(start + dayMs - 1))];
    const days = from === until ? from : `${from} and ${until}`;
    return {
      title: `Your results of ${joined.length} runs of ${exercise} are in`,
      text: `${module}, ${days}.`,
      link: `/activity-log?exercise=${encodeURIComponent(exerciseKey)}&from=${from}&until=${until}`,
    };
  },
  // One's own list is there whatever becomes of a run.
  about: ({ activityId, joined }) => (joined.length > 1 ? null : { subject: "activity", id: activityId }),
});
