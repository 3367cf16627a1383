import * as v from "valibot";
import { at, noticeKind } from "./notice.ts";

export const result = noticeKind({
  label: "A result is in",
  facts: v.object({
    activityId: v.string(),
    exercise: v.string(),
    module: v.string(),
    startedAt: at,
    /** How many of the criteria were met, of how many; null: nothing was judged. */
    met: v.nullable(v.object({ count: v.number(), of: v.number() })),
  }),
  tell: ({ activityId, exercise, module, startedAt, met }, { when }) => ({
    title: `Your result of ${exercise} is in`,
    text: `${module}, ${when(startedAt)}.${met === null ? "" : ` ${met.count} of ${met.of} criteria met.`}`,
    link: `/activity-log/vist-activity/${activityId}`,
  }),
  about: ({ activityId }) => ({ subject: "activity", id: activityId }),
});
