import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Section } from "../../../features/section/Section.tsx";
import { AdminPage } from "../AdminPage.tsx";
import { Courses } from "./Courses.tsx";

/** All courses of the learning platform (5.039-5.041). */
export function Component() {
  return (
    <AdminPage section="courses" title="Courses" documentTitle="Courses · Administration">
      <Section placeholder={<Places />}>
        <Courses />
      </Section>
    </AdminPage>
  );
}

function Places() {
  return (
    <Stack gap={6}>
      <Skeleton kind="block" height={92} label="Loading the courses" />
      <Skeleton kind="block" height={480} />
    </Stack>
  );
}
