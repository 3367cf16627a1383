import { courseVoucherTexts, groupCoursesTexts } from "@cathedra/domain/messages";
import { Badge } from "@cathedra/ui-kit/Badge";
import { Button } from "@cathedra/ui-kit/Button";
import { Checkbox } from "@cathedra/ui-kit/Checkbox";
import { useState } from "react";
import {
  CourseVoucherLinks,
  type CourseVoucherLinksProps,
} from "../../../features/course-vouchers/CourseVoucherLinks.tsx";
import { DetailDrawer } from "../../../features/table-page/DetailDrawer.tsx";
import * as css from "./CourseLists.css.ts";
import type { ListedCourse } from "./courses-form.ts";

export type CourseRowProps = {
  readonly course: ListedCourse;
  readonly act: string;
  /** The group that has the course. */
  readonly groupId?: number;
  /** The change to the course that saving will make. */
  readonly mark: string | null;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onMove: () => void;
};

/** A course in one of the lists. */
export function CourseRow({ course, act, groupId, mark, isChosen, onChoose, onMove }: CourseRowProps) {
  const { name, code, category, spaces, isUsable, keptBy } = course;
  const facts = [code, category, ...spaces.map((space) => space.name)].filter((fact) => fact !== "");
  return (
    <li className={css.row}>
      <div className={css.subject}>
        <Checkbox label={name} description={facts.join(" · ")} value={isChosen} onChange={onChoose} />
        {(mark !== null || !isUsable || keptBy > 0) && (
          <div className={css.marks}>
            {mark !== null && <Badge tone="info">{mark}</Badge>}
            {!isUsable && <Badge tone="warning">{groupCoursesTexts.notUsable}</Badge>}
            {keptBy > 0 && <Badge>{groupCoursesTexts.keptBy(keptBy)}</Badge>}
          </div>
        )}
      </div>
      <div className={css.acts}>
        {/* A course that is not saved yet, or may not be used, has no voucher link. */}
        {groupId !== undefined && isUsable && mark === null && (
          <CourseInvite groupId={groupId} course={course} />
        )}
        <Button size="small" aria-label={`${act} ${name}`} onPress={onMove}>
          {act}
        </Button>
      </div>
    </li>
  );
}

type CourseInviteProps = Pick<CourseVoucherLinksProps, "groupId"> & {
  readonly course: { readonly id: number; readonly name: string };
};

/** Invites people to one course of a group by a link (X97): a button in the course's row, which opens the links at the side. */
function CourseInvite({ groupId, course }: CourseInviteProps) {
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
          <CourseVoucherLinks groupId={groupId} courseId={course.id} />
        </DetailDrawer>
      )}
    </>
  );
}
