import { coursePageTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Plus } from "@cathedra/ui-kit/Icon";
import { Text } from "@cathedra/ui-kit/Text";
import { graphql, useFragment } from "react-relay/hooks";
import type { AddableCourses_courses$key } from "../../__generated__/AddableCourses_courses.graphql.ts";
import { useViewer } from "../../shell/use-viewer.ts";
import * as css from "./AddableCourses.css.ts";
import type { PersonInGroup } from "./person-in-group.ts";
import { useMakeAvailable } from "./use-make-available.ts";

export type AddableCoursesProps = {
  readonly courses: AddableCourses_courses$key;
  readonly person: PersonInGroup;
};

/** The courses in which a person is not enrolled yet (5.006). */
export function AddableCourses({ courses, person }: AddableCoursesProps) {
  const viewer = useViewer();
  const { make, makingId, failure } = useMakeAvailable(person);
  // Whether the viewer is an admin of the group; a trainee only sees their own courses.
  const isAdmin = viewer?.keycloak_id !== person.uid || viewer.viewerAdminSections.length > 0;
  const addable = useFragment(
    graphql`
      fragment AddableCourses_courses on Course @relay(plural: true) {
        id
        name
        category
      }
    `,
    courses,
  );
  return (
    <Card title={coursePageTexts.makeAvailable} padding={addable.length === 0 ? "medium" : "none"}>
      {failure !== null && <Banner tone="danger">{failure}</Banner>}
      {addable.length === 0 ? (
        <EmptyState>{coursePageTexts.nothingToAdd}</EmptyState>
      ) : (
        <ul className={css.courses}>
          {addable.map(({ id, name, category }) => (
            <li key={id} className={css.course}>
              <span className={css.name}>{name}</span>
              <Text size="small" tone="muted">
                {category}
              </Text>
              {isAdmin && (
                <Button
                  size="small"
                  icon={Plus}
                  isPending={makingId === id}
                  aria-label={`Make available: ${name}`}
                  onPress={() => make({ id, name })}
                >
                  Make available
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
