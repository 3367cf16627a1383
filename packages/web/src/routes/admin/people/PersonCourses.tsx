import { readCompletion } from "@cathedra/domain/learning";
import { classTexts, personTexts as texts } from "@cathedra/domain/messages";
import { Text } from "@cathedra/ui-kit/Text";
import { graphql, useFragment } from "react-relay/hooks";
import type {
  PersonCourses_person$data,
  PersonCourses_person$key,
} from "../../../__generated__/PersonCourses_person.graphql.ts";
import { PersonSection } from "./PersonSection.tsx";
import * as css from "./people.css.ts";

type Progress = Pick<PersonCourses_person$data["courses"]["courses"][number], "status" | "percentage">;

/** The progress in a course, in the words of the page of a class. */
const progressText = ({ status, percentage }: Progress) =>
  classTexts.figure(readCompletion(status), Math.round(percentage ?? 0));

/** The courses that are open to someone, each with the reason. */
export function PersonCourses({ person: key }: { readonly person: PersonCourses_person$key }) {
  const { total, courses } = useFragment(
    graphql`
      fragment PersonCourses_person on AdministeredPerson {
        courses {
          total
          courses {
            id
            name
            status
            percentage
            sources {
              kind
              group
            }
          }
        }
      }
    `,
    key,
  ).courses;
  return (
    <PersonSection id="courses" title={texts.courses} figure={texts.count(total)}>
      {courses.length === 0 && <Text tone="muted">{texts.noCourses}</Text>}
      <ul className={css.list}>
        {courses.map(({ id, name, sources, ...progress }) => (
          <li key={id} className={css.entry}>
            <Text as="span" weight="medium">
              {name}
            </Text>
            <Text as="span" size="small" tone="muted" figures="tabular">
              {[
                progressText(progress),
                ...sources.map(({ kind, group }) => texts.sourceText(kind, group ?? null)),
              ].join(" · ")}
            </Text>
          </li>
        ))}
      </ul>
      {total > courses.length && (
        <Text size="small" tone="muted">
          {texts.first(courses.length, total)}
        </Text>
      )}
    </PersonSection>
  );
}
