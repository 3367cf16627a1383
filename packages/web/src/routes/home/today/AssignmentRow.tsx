import { assignmentTexts } from "@cathedra/domain/messages";
import { graphql, useFragment } from "react-relay/hooks";
import type { AssignmentRow_assignment$key } from "../../../__generated__/AssignmentRow_assignment.graphql.ts";
import { amountText } from "../../../features/assignments/amount-text.ts";
import { assignmentHref } from "../../../features/assignments/assignment-href.ts";
import { showDay } from "../../../format/dates.ts";
import { TodayRow } from "./TodayRow.tsx";

/** An assignment that is due or late, with its due day and how much of it is done. */
export function AssignmentRow({ assignment: key }: { readonly assignment: AssignmentRow_assignment$key }) {
  const { status, amount, assignment } = useFragment(
    graphql`
      fragment AssignmentRow_assignment on MyAssignment {
        status
        amount
        assignment {
          id
          kind
          title
          courseId
          spaceId
          spaceName
          exerciseKey
          minimum
          dueOn
        }
      }
    `,
    key,
  );
  const day = showDay(assignment.dueOn);
  const when = status === "late" ? assignmentTexts.lateSince(day) : assignmentTexts.dueOn(day);
  return (
    <TodayRow
      name={assignment.title}
      href={assignmentHref(assignment)}
      detail={[when, amountText(assignment, amount)].filter(Boolean).join(" · ")}
    />
  );
}
