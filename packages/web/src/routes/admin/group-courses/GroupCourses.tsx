import { groupCoursesTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Form } from "@cathedra/ui-kit/Form";
import { FormBar } from "@cathedra/ui-kit/FormBar";
import { Heading } from "@cathedra/ui-kit/Heading";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useMemo, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { GroupCourses_group$key } from "../../../__generated__/GroupCourses_group.graphql.ts";
import { StaleSaveBanner } from "../../../features/entity-form/StaleSaveBanner.tsx";
import { AskBeforeLeaving } from "../../../features/unsaved/AskBeforeLeaving.tsx";
import { CourseLists } from "./CourseLists.tsx";
import { getListed, getPending, getStored } from "./courses-form.ts";
import { RemoveAccessDialog } from "./RemoveAccessDialog.tsx";
import { useGroupCourses } from "./use-group-courses.ts";

/** The courses of a group, and those that it can get, side by side; nothing changes until it is saved (9.043). */
export function GroupCourses({ group: key }: { readonly group: GroupCourses_group$key }) {
  const group = useFragment(
    graphql`
      fragment GroupCourses_group on CustomerGroup {
        id
        name
        customer {
          id
          name
        }
        coursesModifiedAt
        courses {
          course {
            id
            name
            code
            category
            learningSpaces {
              id
              name
              title
            }
          }
          assigned
          isUsable
          keptBy
        }
      }
    `,
    key,
  );
  const listed = useMemo(() => getListed(group), [group]);
  const form = useGroupCourses(group.id, getStored(group));
  const [isAsking, setAsking] = useState(false);
  const { content, stored, isSaving, conflict } = form;
  const { added, takenAway } = useMemo(() => getPending(stored, content), [stored, content]);
  const isChanged = added.size + takenAway.size > 0;
  const lost = listed.filter(({ id }) => takenAway.has(id));
  const save = () => (takenAway.size > 0 ? setAsking(true) : form.submit(undefined));
  const refused =
    form.refusal?.kind === "fields"
      ? groupCoursesTexts.notToGive
      : form.refusal?.kind === "refused"
        ? form.refusal.error.message
        : null;
  return (
    <Form label="Courses of the group" hasSummary={false} onSubmit={save}>
      <Stack gap={5}>
        <Stack gap={1}>
          <Heading level={2}>{group.name}</Heading>
          <Text tone="muted">{group.customer.name}</Text>
        </Stack>
        <StaleSaveBanner stale={conflict} onTakeOver={form.takeOver} />
        {refused !== null && <Banner tone="danger">{refused}</Banner>}
        <CourseLists
          groupId={group.id}
          courses={listed}
          assigned={content.assigned}
          added={added}
          takenAway={takenAway}
          onChange={(assigned) => form.change({ ...content, assigned })}
        />
        <FormBar
          isSaving={isSaving}
          isSaveDisabled={!isChanged}
          note={groupCoursesTexts.pending(added.size, takenAway.size)}
          onCancel={isChanged ? () => form.change({ ...content, assigned: stored.assigned }) : undefined}
        />
      </Stack>
      <RemoveAccessDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        courses={lost}
        onSave={(isFullRemoval) => {
          setAsking(false);
          form.change({ ...content, isFullRemoval });
          void form.submit(undefined);
        }}
      />
      <AskBeforeLeaving isUnsaved={() => isChanged} />
    </Form>
  );
}
