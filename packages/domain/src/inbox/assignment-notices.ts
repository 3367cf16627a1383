import * as v from "valibot";
import { assignmentReminders } from "../assignments/assignment-reminder.ts";
import type { LocalDate } from "../time.ts";
import { noticeKind } from "./notice.ts";

const day = v.custom<LocalDate>((value) => typeof value === "string");

const facts = {
  assignmentId: v.number(),
  groupId: v.number(),
  groupName: v.string(),
  title: v.string(),
  dueOn: day,
};
const link = "/assignments";
const about = ({ assignmentId }: { readonly assignmentId: number }) =>
  ({ subject: "assignment", id: String(assignmentId) }) as const;

/**
 * To everyone who is asked, when the assignment is made, and when its due day changes. To a new member of a group once about all that
 * is open there: `others` are those that are due after this one. `minimum` is a number of records that has changed.
 */
export const assignment = noticeKind({
  label: "I get an assignment",
  facts: v.object({
    ...facts,
    isMoved: v.boolean(),
    others: v.optional(v.number()),
    minimum: v.optional(v.number()),
  }),
  describe: ({ groupName, title, dueOn, isMoved, others = 0, minimum }, reading) => {
    const day = reading.day(dueOn);
    if (others > 0)
      return {
        title: `${others + 1} assignments in ${groupName}`,
        text: `The first is due on ${day}: ${title}.`,
        link,
      };
    if (minimum !== undefined)
      return {
        title: `${isMoved ? "New due date and number of records" : "New number of records"}: ${title}`,
        text: `${minimum === 1 ? "1 logbook record" : `${minimum} logbook records`}, due on ${day}, in ${groupName}.`,
        link,
      };
    return {
      title: isMoved ? `New due date: ${title}` : `New assignment: ${title}`,
      text: `Due on ${day}, in ${groupName}.`,
      link,
    };
  },
  // A notice about several assignments stays as long as one of them exists.
  about: (facts) =>
    (facts.others ?? 0) > 0 ? { subject: "assignmentsOfGroup", id: String(facts.groupId) } : about(facts),
});

/** To people who have not completed the assignment: a week before, a day before, and once when it is late. */
export const assignmentReminder = noticeKind({
  label: "An assignment is due soon or late",
  facts: v.object({ ...facts, reminder: v.picklist(assignmentReminders) }),
  describe: ({ groupName, title, dueOn, reminder }, { day }) => ({
    title: reminder === "late" ? `Late: ${title}` : `Due soon: ${title}`,
    text:
      reminder === "late"
        ? `It was due on ${day(dueOn)}, in ${groupName}. You can still do it.`
        : `Due on ${day(dueOn)}, in ${groupName}.`,
    link,
  }),
  about,
});
