import { groupAssignmentTexts } from "@cathedra/domain/messages";
import { reminderLimits } from "@cathedra/domain/this-week";
import { useCallback, useState } from "react";
import { fetchQuery, graphql, useMutation, useRelayEnvironment } from "react-relay/hooks";
import choicesQuery, {
  type AssignmentDialogQuery,
} from "../../../../../__generated__/AssignmentDialogQuery.graphql.ts";
import peopleQuery, {
  type PeopleDrawerQuery,
} from "../../../../../__generated__/PeopleDrawerQuery.graphql.ts";
import type { useAssignmentChangesChangeMutation } from "../../../../../__generated__/useAssignmentChangesChangeMutation.graphql.ts";
import type { useAssignmentChangesCreateMutation } from "../../../../../__generated__/useAssignmentChangesCreateMutation.graphql.ts";
import type { useAssignmentChangesListQuery } from "../../../../../__generated__/useAssignmentChangesListQuery.graphql.ts";
import type { useAssignmentChangesWithdrawMutation } from "../../../../../__generated__/useAssignmentChangesWithdrawMutation.graphql.ts";
import { idempotencyKeys } from "../../../../../features/entity-form/idempotency-key.ts";
import { offerUndo } from "../../../../../features/undo/offer-undo.ts";
import { toasts } from "../../../../../shell/toasts.ts";
import { commitMutation, commitMutationForResponse } from "../../../commit-mutation.ts";
import { peopleToRemind } from "./assigned-reminder.ts";
import { type AssignmentForm, getChange, makeForm, toInput } from "./assignment-form.ts";

/**
 * Creating, changing and withdrawing an assignment of a group. Each rejects with the API's error, and reads the list again.
 */
export function useAssignmentChanges(customerGroupId: number) {
  const environment = useRelayEnvironment();
  const [makeKey] = useState(() => idempotencyKeys());
  const [create] = useMutation<useAssignmentChangesCreateMutation>(graphql`
    mutation useAssignmentChangesCreateMutation(
      $customerGroupId: Int!
      $assignment: AssignmentInput!
      $key: String!
    ) {
      createAssignment(customerGroupId: $customerGroupId, assignment: $assignment, idempotencyKey: $key) {
        id
      }
    }
  `);
  const [change] = useMutation<useAssignmentChangesChangeMutation>(graphql`
    mutation useAssignmentChangesChangeMutation(
      $assignmentId: Int!
      $dueOn: Date!
      $step: Int
      $name: String
      $minimum: Int
      $people: [ID!]
      $modifiedAt: DateTime
    ) {
      changeAssignment(
        assignmentId: $assignmentId
        dueOn: $dueOn
        step: $step
        name: $name
        minimum: $minimum
        people: $people
        modifiedAt: $modifiedAt
      ) {
        id
      }
    }
  `);
  const [commitWithdraw] = useMutation<useAssignmentChangesWithdrawMutation>(graphql`
    mutation useAssignmentChangesWithdrawMutation($assignmentId: Int!) {
      withdrawAssignment(assignmentId: $assignmentId) {
        assignmentId
        undo {
          undoId
          seconds
        }
      }
    }
  `);
  const refresh = useCallback(
    () =>
      fetchQuery<useAssignmentChangesListQuery>(
        environment,
        graphql`
          query useAssignmentChangesListQuery($customerGroupId: Int!) {
            groupAssignments(customerGroupId: $customerGroupId) {
              ...AssignmentList_assignments
            }
          }
        `,
        { customerGroupId },
      ).toPromise(),
    [environment, customerGroupId],
  );
  const save = async (form: AssignmentForm) => {
    const { id: assignmentId, modifiedAt } = form;
    if (assignmentId === null) {
      const assignment = toInput(form);
      await commitMutation(create)({ customerGroupId, assignment, key: makeKey(assignment) });
    } else {
      await commitMutation(change)({ assignmentId, ...getChange(form), modifiedAt });
    }
    await refresh();
    toasts.success(assignmentId === null ? groupAssignmentTexts.added : groupAssignmentTexts.changed);
  };
  /** Reads the choices of the form before it opens: its first field, which they are for, then gets the focus. */
  const readChoices = () =>
    fetchQuery<AssignmentDialogQuery>(environment, choicesQuery, { customerGroupId }).toPromise();
  const readPeople = async (assignmentId: number) => {
    const read = await fetchQuery<PeopleDrawerQuery>(environment, peopleQuery, { assignmentId }).toPromise();
    if (read === undefined) throw new Error("no answer came");
    return read.assignmentPeople;
  };
  /** Reads an assignment with the people whom a reminder should reach. */
  const toRemind = async (assignmentId: number) => {
    const { assignment, people } = await readPeople(assignmentId);
    return { assignment, people: peopleToRemind(people).slice(0, reminderLimits.aDay) };
  };
  /** Reads the present version of an assignment, with its single people. */
  const latest = async (assignmentId: number): Promise<AssignmentForm> => {
    const { assignment, people } = await readPeople(assignmentId);
    return makeForm(assignment, assignment.isForAll ? [] : people.map(({ person }) => person.keycloak_id));
  };
  const withdraw = async (assignmentId: number) => {
    const { withdrawAssignment } = await commitMutationForResponse(commitWithdraw)({ assignmentId });
    await refresh();
    offerUndo(groupAssignmentTexts.withdrawn, withdrawAssignment.undo, refresh);
  };
  return { save, latest, toRemind, withdraw, refresh, readChoices };
}
