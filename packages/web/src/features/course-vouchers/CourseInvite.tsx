import { courseVoucherTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { useState } from "react";
import { DetailDrawer } from "../table-page/DetailDrawer.tsx";
import { CourseLinks, type CourseLinksProps } from "./CourseLinks.tsx";

export type CourseInviteProps = Pick<CourseLinksProps, "groupId"> & {
  readonly course: { readonly id: number; readonly name: string };
};

/** Gives one course of a group by a link (X97): the button of its row, and its links at the side. */
export function CourseInvite({ groupId, course }: CourseInviteProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" aria-label={`Invite to ${course.name} by a link`} onPress={() => setOpen(true)}>
        Invite
      </Button>
      {isOpen && (
        <DetailDrawer
          title={`Links to ${course.name}`}
          notFound={courseVoucherTexts.notYours}
          onClose={() => setOpen(false)}
        >
          <CourseLinks groupId={groupId} courseId={course.id} />
        </DetailDrawer>
      )}
    </>
  );
}
