import { courseVoucherTexts } from "@cathedra/domain/messages";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { CourseVoucherLinksQuery } from "../../__generated__/CourseVoucherLinksQuery.graphql.ts";
import { CourseVoucherLink } from "./CourseVoucherLink.tsx";
import { NewCourseVoucher } from "./NewCourseVoucher.tsx";

export type CourseVoucherLinksProps = { readonly groupId: number; readonly courseId: number };

/** The links by which a group gives a course, with the people who have used them (2.020, 2.021, X97). */
export function CourseVoucherLinks({ groupId, courseId }: CourseVoucherLinksProps) {
  const [fetchKey, setFetchKey] = useState(0);
  const { courseVouchers } = useLazyLoadQuery<CourseVoucherLinksQuery>(
    graphql`
      query CourseVoucherLinksQuery($customerGroupId: Int!, $talentCourseId: Int!) {
        courseVouchers(customerGroupId: $customerGroupId, talentCourseId: $talentCourseId) {
          id
          ...CourseVoucherLink_voucher
        }
      }
    `,
    { customerGroupId: groupId, talentCourseId: courseId },
    { fetchPolicy: "store-and-network", fetchKey },
  );
  return (
    <Stack gap={5}>
      <Text tone="muted">{courseVoucherTexts.explanation}</Text>
      <NewCourseVoucher groupId={groupId} courseId={courseId} onMade={() => setFetchKey(fetchKey + 1)} />
      {courseVouchers.length === 0 && <EmptyState>{courseVoucherTexts.none}</EmptyState>}
      {courseVouchers.map((voucher) => (
        <CourseVoucherLink key={voucher.id} voucher={voucher} />
      ))}
    </Stack>
  );
}
