import { groupCoursesTexts } from "@cathedra/domain/messages";
import { graphql, useMutation } from "react-relay/hooks";
import type { useGroupCoursesMutation } from "../../../__generated__/useGroupCoursesMutation.graphql.ts";
import { useAfterChange } from "../../../features/after-change/use-after-change.ts";
import { useFormWithConflicts } from "../../../features/entity-form/use-form-with-conflicts.ts";
import { toasts } from "../../../shell/toasts.ts";
import { commitMutationForResponse } from "../commit-mutation.ts";
import type { CoursesContent, StoredCourses } from "./courses-form.ts";
import { fetchLatestGroupCourses } from "./latest-group-courses.ts";

/** The form for the courses of a group, which are saved together (9.043). */
export function useGroupCourses(customerGroupId: number, stored: StoredCourses) {
  const changed = useAfterChange();
  const [commit] = useMutation<useGroupCoursesMutation>(graphql`
    mutation useGroupCoursesMutation(
      $customerGroupId: Int!
      $courseIds: [Int!]!
      $fullRemoval: Boolean!
      $modifiedAt: DateTime!
    ) {
      customerGroupCourseAccess(
        customerGroupId: $customerGroupId
        courseIds: $courseIds
        fullRemoval: $fullRemoval
        modifiedAt: $modifiedAt
      ) {
        coursesModifiedAt
        viewerCanManageCourses
        ...GroupCourses_group
      }
    }
  `);
  return useFormWithConflicts<CoursesContent, StoredCourses, string>({
    stored,
    toContent: ({ assigned }) => ({ assigned, isFullRemoval: false }),
    validate: () => ({}),
    save: async ({ assigned, isFullRemoval }, { stored: { modifiedAt } }) => {
      const { customerGroupCourseAccess } = await commitMutationForResponse(commit)({
        customerGroupId,
        courseIds: [...assigned],
        fullRemoval: isFullRemoval,
        modifiedAt,
      });
      return customerGroupCourseAccess.coursesModifiedAt ?? modifiedAt;
    },
    goOn: (modifiedAt, { assigned }, now) => {
      const start = { assigned, isFullRemoval: false };
      return { stored: { assigned, modifiedAt }, start, content: { ...now, isFullRemoval: false } };
    },
    latest: () => fetchLatestGroupCourses(customerGroupId),
    onSaved: () => changed(groupCoursesTexts.updated),
    onRefused: (refusal) => {
      if (refusal.kind === "expired") return;
      toasts.error(groupCoursesTexts.updateFailed);
      // A chosen course can no longer be assigned, so the lists are refetched.
      if (refusal.kind === "fields") void changed();
    },
  });
}
