import * as v from "valibot";
import { type Instant, instant } from "../time.ts";
import { at, noticeKind } from "./notice.ts";

const dayMs = 86_400_000;

/** The beginning of the day (UTC) of a run: one notice covers the runs of one exercise on one day. */
export function dayOfResults(startedAt: Instant): Instant {
  return instant(Math.floor(startedAt / dayMs) * dayMs);
}

const isoText = (time: Instant) => new Date(time).toISOString();

export const result = noticeKind({
  label: "A result is in",
  facts: v.object({
    activityId: v.string(),
    exercise: v.string(),
    module: v.string(),
    /** When the run began. For a notice about several runs: when the first of them began. */
    startedAt: at,
    /** When the last of several runs began. Absent in notices of an earlier version. */
    lastStartedAt: v.optional(at),
    /** The outcome in the words of the activity log. Missing in notices of an earlier version. */
    outcome: v.optional(v.string()),
    /** Written for the previous version of the portal, the only one that reads this field, and that requires it. */
    met: v.optional(v.unknown()),
    /** Module and exercise, without the version. Absent in notices of an earlier version. */
    exerciseKey: v.optional(v.string()),
    /** The ids of all runs that this notice tells of, that of `activityId` among them. */
    joined: v.optional(v.array(v.string()), []),
  }),
  describe: (
    { activityId, exercise, module, startedAt, lastStartedAt, outcome, exerciseKey, joined },
    { when },
  ) => {
    if (joined.length <= 1 || exerciseKey === undefined)
      return {
        title: `Your result for ${exercise} is in`,
        text: `${module}, ${when(startedAt)}.${outcome === undefined ? "" : ` ${outcome}.`}`,
        link: `/activity-log/vist-activity/${activityId}`,
      };
    const day = dayOfResults(startedAt);
    // Notices about several runs that an earlier version stored have only their day in UTC.
    const [from, until] =
      lastStartedAt === undefined ? [day, instant(day + dayMs - 1)] : [startedAt, lastStartedAt];
    const range = `from=${isoText(from)}&until=${isoText(until)}`;
    return {
      title: `Your results for ${joined.length} runs of ${exercise} are in`,
      text: `${module}, started between ${when(from)} and ${when(until)}.`,
      link: `/activity-log?exercise=${encodeURIComponent(exerciseKey)}&${range}`,
    };
  },
  // A notice about several runs leads to the person's own list, which exists whatever happens to a run.
  about: ({ activityId, joined }) => (joined.length > 1 ? null : { subject: "activity", id: activityId }),
});
