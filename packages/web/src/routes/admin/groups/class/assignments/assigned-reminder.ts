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
};

/** Whether a person is still asked to do it. */
export function isOpen({ status }: Assigned): boolean {
  return assignmentStatuses.some((each) => each === status && isOpenStatus(each));
}

/** Whom the reminder of an assignment is for: who is late, or else who has not done it yet. */
export function peopleToRemind<Each extends Assigned>(people: readonly Each[]): readonly Each[] {
  const late = people.filter(({ status }) => status === "late");
  return late.length > 0 ? late : people.filter(isOpen);
}

export function remindableOf({ person }: Assigned): Remindable {
  return {
    id: person.keycloak_id,
    name: fullName({ firstName: person.first_name, lastName: person.last_name }),
  };
}

/** What the mail to these people says at first, for its sender to change. */
export function assignedReminder(
  { title, dueOn }: { readonly title: string; readonly dueOn: string },
  people: readonly Assigned[],
): string {
  const kind = people.every(({ status }) => status === "late") ? "overdue" : "dueSoon";
  return weekTexts.reminder([[{ kind, about: title, count: 1, day: showDay(dueOn) }]]);
}
