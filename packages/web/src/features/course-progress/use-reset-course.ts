import { graphql, useMutation } from "react-relay/hooks";
import type { useResetCourseMutation } from "../../__generated__/useResetCourseMutation.graphql.ts";

/** Resets the person's progress in a course (5.013, 5.014, 5.019); rejects if that failed. */
export function useResetCourse(): (courseId: number) => Promise<void> {
  const [commit] = useMutation<useResetCourseMutation>(graphql`
    mutation useResetCourseMutation($courseId: Int!) {
      resetMyCourseProgress(courseId: $courseId) {
        course {
          id
          ...courseProgress_course
        }
      }
    }
  `);
  return (courseId) =>
    new Promise((done, failed) => {
      commit({ variables: { courseId }, onCompleted: () => done(), onError: failed });
    });
}
