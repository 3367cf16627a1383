import { talentTexts } from "@cathedra/domain/messages";
import { Badge } from "@cathedra/ui-kit/Badge";
import { Icon } from "@cathedra/ui-kit/Icon";
import { Link } from "@cathedra/ui-kit/Link";
import { Text } from "@cathedra/ui-kit/Text";
import { graphql, useFragment } from "react-relay/hooks";
import type { CourseListItem_course$key } from "../../../__generated__/CourseListItem_course.graphql.ts";
import * as css from "./CourseListItem.css.ts";
import { categoryIcon } from "./category-icon.ts";

export type CourseListItemProps = { readonly course: CourseListItem_course$key; readonly href: string };

/** A course with its category, title and code (5.039). */
export function CourseListItem({ course: key, href }: CourseListItemProps) {
  const { name, code, category, isGone, learningSpaces } = useFragment(
    graphql`
      fragment CourseListItem_course on TalentCourseListing {
        id
        name
        code
        category
        isGone
        learningSpaces {
          id
          code
          name
        }
      }
    `,
    key,
  );
  const spaces = learningSpaces.map((space) => space.name).join(", ");
  return (
    <article className={css.card}>
      <span className={css.sign} title={category || undefined}>
        <Icon glyph={categoryIcon(category)} label={category || "Course"} />
      </span>
      <div className={css.textBlock}>
        <h2 className={css.title}>
          <Link href={href}>{name}</Link>
        </h2>
        {code !== "" && (
          <Text size="small" figures="tabular">
            {code}
          </Text>
        )}
        <Text size="small" tone="muted">
          {spaces || talentTexts.inNoSpace}
        </Text>
        {isGone && (
          <div>
            <Badge tone="warning">{talentTexts.gone}</Badge>
          </div>
        )}
      </div>
    </article>
  );
}
