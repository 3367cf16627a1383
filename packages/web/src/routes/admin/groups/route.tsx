import { groupAdministrationTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import type { ReactNode } from "react";
import { Section } from "../../../features/section/Section.tsx";
import { AdminPage } from "../AdminPage.tsx";
import { Groups } from "./Groups.tsx";

/** The groups that someone administers (9.037). */
export function Component() {
  return (
    <AdminPage section="groups" title="Groups" documentTitle="Groups · Administration">
      <Section placeholder={<Places />} around={Failure}>
        <Groups />
      </Section>
    </AdminPage>
  );
}

/** Shows the specified message for a failure, together with the portal's own message (9.056). */
function Failure(content: ReactNode): ReactNode {
  return (
    <Stack gap={3}>
      <Banner tone="danger">{groupAdministrationTexts.loadFailed}</Banner>
      {content}
    </Stack>
  );
}

/** Reserves the space of the bar and the first rows. */
function Places() {
  return (
    <Stack gap={6}>
      <Skeleton kind="block" height={40} label="Loading the groups" />
      <Skeleton kind="block" height={320} />
    </Stack>
  );
}
