import { coursePageTexts, courseProgressTexts } from "@cathedra/domain/messages";
import { useState } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import type { useMakeAvailableMutation } from "../../__generated__/useMakeAvailableMutation.graphql.ts";
import { courseFailure } from "../../features/course-progress/course-failure.ts";
import { announce } from "../../shell/announcements.ts";
import type { PersonInGroup } from "./person-in-group.ts";

type Course = { readonly id: number; readonly name: string };

/** Enrols a member of a group in one of its courses (5.006); the reason of a refusal is shown in place (5.025). */
export function useMakeAvailable({ group, uid }: PersonInGroup) {
  const [makingId, setMaking] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [commit] = useMutation<useMakeAvailableMutation>(graphql`
    mutation useMakeAvailableMutation($courseId: Int!, $customerGroupId: Int!, $uid: ID!) {
      makeCourseAvailable(courseId: $courseId, customerGroupId: $customerGroupId, uid: $uid) {
        course {
          id
          personId
          completion_status
          ...CourseTable_courses
          ...AddableCourses_courses
        }
      }
    }
  `);
  const make = ({ id, name }: Course) => {
    if (makingId !== null) return;
    setMaking(id);
    setFailure(null);
    commit({
      variables: { courseId: id, customerGroupId: group, uid },
      onCompleted: () => {
        setMaking(null);
        announce(coursePageTexts.madeAvailable(name));
      },
      onError: (error) => {
        setMaking(null);
        setFailure(courseFailure(error, courseProgressTexts.notMadeAvailable));
      },
    });
  };
  return { make, makingId, failure };
}
