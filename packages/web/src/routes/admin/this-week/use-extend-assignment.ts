import { addDays, type LocalDate, parseLocalDate } from "@cathedra/domain";
import { weekTexts as texts } from "@cathedra/domain/messages";
import { graphql, useMutation } from "react-relay/hooks";
import type { useExtendAssignmentMutation } from "../../../__generated__/useExtendAssignmentMutation.graphql.ts";
import { refusalText, toSaveRefusal } from "../../../features/entity-form/save-refusal.ts";
import { localDay, showDay } from "../../../format/dates.ts";
import { toasts } from "../../../shell/toasts.ts";
import type { WeekRow } from "./week-columns.tsx";

/** All fields of an assignment that any page shows, so that a mutation updates all of them. */
void graphql`
  fragment useExtendAssignment_assignment on Assignment {
    id
    groupId
    groupName
    kind
    title
    courseId
    exerciseKey
    minimum
    countsFrom
    dueOn
    step
    isForAll
    isAvailable
    modifiedAt
  }
`;

export type Assignment = NonNullable<WeekRow["reasons"][number]["assignment"]>;

/** The day to which an assignment is moved: a week after its due day, or after today if that has passed. */
export function extendedDay(dueOn: string, today: LocalDate): LocalDate {
  const day = parseLocalDate(dueOn);
  return addDays(day === undefined || day < today ? today : day, 7);
}

/** Moves the due day of an assignment by a week, for everyone who has it. */
export function useExtendAssignment(onDone: () => void) {
  const [commit, isSaving] = useMutation<useExtendAssignmentMutation>(graphql`
    mutation useExtendAssignmentMutation($assignmentId: Int!, $dueOn: Date!, $step: Int, $modifiedAt: DateTime) {
      changeAssignment(assignmentId: $assignmentId, dueOn: $dueOn, step: $step, modifiedAt: $modifiedAt) {
        ...useExtendAssignment_assignment
      }
    }
  `);
  const extend = ({ id, title, dueOn, step, modifiedAt }: Assignment) => {
    const day = extendedDay(dueOn, localDay());
    commit({
      variables: { assignmentId: id, dueOn: day, step: step ?? null, modifiedAt },
      onCompleted: () => {
        toasts.success(texts.extended(title, showDay(day)));
        onDone();
      },
      onError: (error) =>
        void toasts.error(refusalText(toSaveRefusal(error), texts.notDismissed) ?? texts.notDismissed),
    });
  };
  return [extend, isSaving] as const;
}
