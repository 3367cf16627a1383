import { talentTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Heading } from "@cathedra/ui-kit/Heading";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import type { ReactNode } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { CourseDrawerQuery } from "../../../__generated__/CourseDrawerQuery.graphql.ts";
import { DetailDrawer } from "../../../features/table-page/DetailDrawer.tsx";
import { Moment } from "../../../format/Moment.tsx";
import * as css from "./CourseDrawer.css.ts";

export type CourseDrawerProps = { readonly courseId: number; readonly onClose: () => void };

/** A course with all its content, and the people and groups that may use it. */
export function CourseDrawer({ courseId, onClose }: CourseDrawerProps) {
  return (
    <DetailDrawer title="Course" notFound={`There is no course ${courseId}.`} onClose={onClose}>
      <Course courseId={courseId} />
    </DetailDrawer>
  );
}

function Course({ courseId }: { readonly courseId: number }) {
  const { talentCourseListing: course } = useLazyLoadQuery<CourseDrawerQuery>(
    graphql`
      query CourseDrawerQuery($courseId: Int!) {
        talentCourseListing(courseId: $courseId) {
          listing {
            id
            name
            code
            category
            learningSpaces {
              id
              code
              name
            }
          }
          description
          goneAt
          modifiedAt
          units {
            id
            name
            type
          }
          accountCount
          accounts {
            id
            name
          }
          groupCount
          groups {
            id
            name
          }
          personCount
        }
      }
    `,
    { courseId },
    { fetchPolicy: "store-and-network" },
  );
  const { name, code, category, learningSpaces } = course.listing;
  const facts = [code, category, ...learningSpaces.map((space) => space.name)].filter((fact) => fact !== "");
  const units = course.units.filter(({ type }) => type !== "Section");
  return (
    <Stack gap={5}>
      {course.goneAt != null && (
        <Banner tone="warning" title={talentTexts.gone}>
          Since <Moment at={course.goneAt} />. It can no longer be started; what people have done in it is
          kept.
        </Banner>
      )}
      <div className={css.textBlock}>
        <Heading level={3}>{name}</Heading>
        <Text size="small" tone="muted">
          {facts.join(" · ")}
        </Text>
      </div>
      {course.description !== "" && <Text measure="reading">{course.description}</Text>}
      <Part title={units.length === 1 ? "1 unit" : `${units.length} units`}>
        <ol className={css.list}>
          {course.units.map((unit) => (
            <li key={unit.id} className={unit.type === "Section" ? css.section : css.unit}>
              <Text size="small" weight={unit.type === "Section" ? "semibold" : "regular"} as="span">
                {unit.name}
              </Text>
              {unit.type !== "Section" && (
                <Text size="caption" tone="muted" as="span">
                  {unit.type}
                </Text>
              )}
            </li>
          ))}
        </ol>
      </Part>
      <Part title={`Accounts that may use it: ${course.accountCount.toLocaleString("en")}`}>
        <Names of={course.accounts} count={course.accountCount} />
      </Part>
      <Part title={`Groups that have it: ${course.groupCount.toLocaleString("en")}`}>
        <Names of={course.groups} count={course.groupCount} />
      </Part>
      <Text size="small" tone="muted" figures="tabular">
        {`Started by ${course.personCount.toLocaleString("en")} ${course.personCount === 1 ? "person" : "people"}.`}
        {" Last changed "}
        <Moment at={course.modifiedAt} />.
      </Text>
    </Stack>
  );
}

type PartProps = { readonly title: string; readonly children: ReactNode };

function Part({ title, children }: PartProps) {
  return (
    <Stack gap={2}>
      <Heading level={4} size="label">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

type NamesProps = {
  readonly of: readonly { readonly id: number; readonly name: string }[];
  readonly count: number;
};

function Names({ of, count }: NamesProps) {
  if (of.length === 0) return null;
  return (
    <ul className={css.list}>
      {of.map(({ id, name }) => (
        <li key={id}>
          <Text size="small">{name}</Text>
        </li>
      ))}
      {count > of.length && (
        <li>
          <Text size="small" tone="muted">{`and ${(count - of.length).toLocaleString("en")} more`}</Text>
        </li>
      )}
    </ul>
  );
}
