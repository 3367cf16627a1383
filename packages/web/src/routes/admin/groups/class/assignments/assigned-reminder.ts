import { fullName } from "@cathedra/domain";
import { assignmentStatuses, isOpenStatus } from "@cathedra/domain/assignments";
import { weekTexts } from "@cathedra/domain/messages";
import type { Remindable } from "../../../../../features/remind/RemindDialog.tsx";
import { showDay } from "../../../../../format/dates.ts";

type Assigned = {
  readonly status: string;
  readonly person: {
    readonly keycloak_id: string;
    readonly first_name: string;
    readonly last_name: string;
  };
  readonly lastReminder?: Remindable["lastReminder"];
};

/** Whether the person still has to complete the assignment. */
export function isOpen({ status }: Assigned): boolean {
  return assignmentStatuses.some((each) => each === status && isOpenStatus(each));
}

/** The recipients of an assignment's reminder: the people who are late, or else all who have not completed it. */
export function peopleToRemind<Each extends Assigned>(people: readonly Each[]): readonly Each[] {
  const late = people.filter(({ status }) => status === "late");
  return late.length > 0 ? late : people.filter(isOpen);
}

export function toRemindable({ person, lastReminder }: Assigned): Remindable {
  return {
    id: person.keycloak_id,
    name: fullName({ firstName: person.first_name, lastName: person.last_name }),
    lastReminder,
  };
}

/** The initial text of the mail to these people, which the sender can change. */
export function assignedReminder(
  { title, dueOn }: { readonly title: string; readonly dueOn: string },
  people: readonly Assigned[],
): string {
  const kind = people.every(({ status }) => status === "late") ? "overdue" : "dueSoon";
  return weekTexts.reminder([[{ kind, about: title, count: 1, day: showDay(dueOn) }]]);
}
