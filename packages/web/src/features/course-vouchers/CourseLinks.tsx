import { courseVoucherTexts } from "@cathedra/domain/messages";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { CourseLinksQuery } from "../../__generated__/CourseLinksQuery.graphql.ts";
import { CourseLink } from "./CourseLink.tsx";
import { NewCourseLink } from "./NewCourseLink.tsx";

export type CourseLinksProps = { readonly groupId: number; readonly courseId: number };

/** The links by which a group gives a course, with who has used them (2.020, 2.021, X97). */
export function CourseLinks({ groupId, courseId }: CourseLinksProps) {
  const [fetchKey, setFetchKey] = useState(0);
  const { courseVouchers } = useLazyLoadQuery<CourseLinksQuery>(
    graphql`
      query CourseLinksQuery($customerGroupId: Int!, $talentCourseId: Int!) {
        courseVouchers(customerGroupId: $customerGroupId, talentCourseId: $talentCourseId) {
          id
          ...CourseLink_voucher
        }
      }
    `,
    { customerGroupId: groupId, talentCourseId: courseId },
    { fetchPolicy: "store-and-network", fetchKey },
  );
  return (
    <Stack gap={5}>
      <Text tone="muted">{courseVoucherTexts.explanation}</Text>
      <NewCourseLink groupId={groupId} courseId={courseId} onMade={() => setFetchKey(fetchKey + 1)} />
      {courseVouchers.length === 0 && <EmptyState>{courseVoucherTexts.none}</EmptyState>}
      {courseVouchers.map((voucher) => (
        <CourseLink key={voucher.id} voucher={voucher} />
      ))}
    </Stack>
  );
}
