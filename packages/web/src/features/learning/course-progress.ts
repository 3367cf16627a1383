import { type CompletionStatus, completionStatuses, type UnitStatus } from "@cathedra/domain/learning";
import { graphql } from "react-relay/hooks";

/** A person's progress in a course, for lists: every list requests the whole fragment. */
export const courseFiguresFragment = graphql`
  fragment courseProgressFigures_course on Course {
    id
    completion_status
    isOpen
    progress {
      completion_status
      completion_percentage
      total_time
      enrolled_on
      completed_on
      last_active_on
      missing_since
      read_on
    }
  }
`;

/** The course's progress with its units; every mutation of it queries this fragment. */
export const courseProgressFragment = graphql`
  fragment courseProgress_course on Course {
    ...courseProgressFigures_course
    unitProgress {
      id
      completion_status
      total_time
      score
    }
  }
`;

/** Reads a status of the contract; a value that only a later portal knows becomes unknown. */
export function getStatus(text: string): CompletionStatus {
  return completionStatuses.find((status) => status === text) ?? "unknown";
}

export function unitStatusOf(text: string): UnitStatus {
  const status = getStatus(text);
  return status === "" ? "not_attempted" : status;
}
