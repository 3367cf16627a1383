import { simulatorTexts } from "@cathedra/domain/messages";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Grid } from "@cathedra/ui-kit/Grid";
import { Heading } from "@cathedra/ui-kit/Heading";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useId } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type {
  Modules_courses$data,
  Modules_courses$key,
} from "../../__generated__/Modules_courses.graphql.ts";
import { Section } from "../../features/section/Section.tsx";
import { FoundCases } from "./FoundCases.tsx";
import { LastExerciseHere } from "./LastExerciseHere.tsx";
import { ListBar } from "./ListBar.tsx";
import { ModuleCard } from "./ModuleCard.tsx";
import { PersonalCases } from "./personal-cases/PersonalCases.tsx";
import { matchesWords, moduleSorts, readModuleSort, sortModules } from "./sorting.ts";
import { useListView } from "./use-list-view.ts";

type ModulesProps = { readonly courses: Modules_courses$key; readonly serviceTag: string };

/** Personal cases and modules, searched and sorted together (12.001, 12.004). */
export function Modules({ courses: key, serviceTag }: ModulesProps) {
  const courses = useFragment(
    graphql`
      fragment Modules_courses on VistCourse @relay(plural: true) {
        id
        name
        description
        createdAt
        license {
          checked
        }
        ...ModuleCard_course
        ...LastExerciseHere_courses
      }
    `,
    key,
  );
  const { search, sort, set } = useListView(readModuleSort);
  return (
    <Stack gap={8}>
      <ListBar
        label="Search modules and cases"
        search={search}
        sort={sort}
        sorts={moduleSorts}
        onChange={set}
      />
      {search === "" && <LastExerciseHere courses={courses} serviceTag={serviceTag} />}
      <PersonalCases search={search} />
      <VistModules courses={courses} search={search} sort={sort} />
      {search !== "" && (
        <Section placeholder={<Skeleton kind="block" height={160} label={simulatorTexts.loadingCases} />}>
          <FoundCases search={search} serviceTag={serviceTag} />
        </Section>
      )}
    </Stack>
  );
}

type ListProps = {
  readonly courses: Modules_courses$data;
  readonly search: string;
  readonly sort: ReturnType<typeof readModuleSort>;
};

function VistModules({ courses, search, sort }: ListProps) {
  const headingId = useId();
  const found = courses.filter(({ name, description }) => matchesWords(search, [name, description]));
  return (
    <section aria-labelledby={headingId}>
      <Stack gap={4}>
        <Heading level={2} id={headingId}>
          {simulatorTexts.title}
        </Heading>
        {courses.length > 0 && !courses.some(({ license }) => license.checked) && (
          <Text size="small" tone="muted">
            {simulatorTexts.licencesUnknown}
          </Text>
        )}
        {found.length === 0 ? (
          <EmptyState>
            {courses.length === 0 ? simulatorTexts.noModules : simulatorTexts.noneFound}
          </EmptyState>
        ) : (
          <Grid columns={3} gap={4}>
            {sortModules(found, sort).map((course) => (
              <ModuleCard key={course.id} course={course} />
            ))}
          </Grid>
        )}
      </Stack>
    </section>
  );
}
