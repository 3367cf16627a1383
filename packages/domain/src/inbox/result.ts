import * as v from "valibot";
import { at, noticeKind } from "./notice.ts";

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
  }),
  tell: ({ activityId, exercise, module, startedAt, outcome }, { when }) => ({
    title: `Your result of ${exercise} is in`,
    text: `${module}, ${when(startedAt)}.${outcome === undefined ? "" : ` ${outcome}.`}`,
    link: `/activity-log/vist-activity/${activityId}`,
  }),
  about: ({ activityId }) => ({ subject: "activity", id: activityId }),
});
