import { courseTexts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Text } from "@cathedra/ui-kit/Text";
import { graphql, useFragment } from "react-relay/hooks";
import type { Addable_courses$key } from "../../__generated__/Addable_courses.graphql.ts";
import * as css from "./Addable.css.ts";

/** The courses that a person is not enrolled in yet (5.006). */
export function Addable({ courses }: { readonly courses: Addable_courses$key }) {
  const addable = useFragment(
    graphql`
      fragment Addable_courses on Course @relay(plural: true) {
        id
        name
        category
        isOpen
      }
    `,
    courses,
  );
  return (
    <Card title={courseTexts.makeAvailable} padding={addable.length === 0 ? "medium" : "none"}>
      {addable.length === 0 ? (
        <EmptyState>{courseTexts.nothingToAdd}</EmptyState>
      ) : (
        <ul className={css.courses}>
          {addable.map(({ id, name, category }) => (
            <li key={id} className={css.course}>
              <span className={css.name}>{name}</span>
              <Text size="small" tone="muted">
                {category}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
