import type { CaseId } from "@cathedra/domain";
import { accountsTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Form } from "@cathedra/ui-kit/Form";
import { FormBar } from "@cathedra/ui-kit/FormBar";
import { Heading } from "@cathedra/ui-kit/Heading";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Switch } from "@cathedra/ui-kit/Switch";
import { Text } from "@cathedra/ui-kit/Text";
import { type ReactNode, useId, useRef } from "react";
import { graphql, useFragment, useMutation } from "react-relay/hooks";
import type { AccessForm_access$key } from "../../../../__generated__/AccessForm_access.graphql.ts";
import type { AccessFormMutation } from "../../../../__generated__/AccessFormMutation.graphql.ts";
import { useAfterChange } from "../../../../features/after-change/use-after-change.ts";
import { CaseChoice } from "../../../../features/case-choice/CaseChoice.tsx";
import { StaleSaveBanner } from "../../../../features/entity-form/StaleSaveBanner.tsx";
import { refusalText } from "../../../../features/entity-form/save-refusal.ts";
import { useFormWithConflicts } from "../../../../features/entity-form/use-form-with-conflicts.ts";
import { AskBeforeLeaving } from "../../../../features/unsaved/AskBeforeLeaving.tsx";
import { restoreFocus } from "../../../../shell/focus-content.ts";
import { commitMutationForResponse } from "../../commit-mutation.ts";
import * as css from "./AccessForm.css.ts";
import { type AccessFields, differs, getFields } from "./access-form.ts";
import { CourseChoice } from "./CourseChoice.tsx";
import { lostCourses, usedBy } from "./course-choice.ts";
import { fetchLatestAccess } from "./latest-access.ts";

/** Checkboxes for the courses and cases of a learning space, and one for all of them (9.017, 5.033, 5.036). */
export function AccessForm({ access: key }: { readonly access: AccessForm_access$key }) {
  const access = useFragment(
    graphql`
      fragment AccessForm_access on CustomerLearningSpaceAccess {
        customer {
          id
          name
        }
        learningSpace {
          id
          name
        }
        fullAccess
        modifiedAt
        viewerCanSave
        courses {
          course {
            id
            name
            code
          }
          allowed
          groupCount
          memberCount
        }
        cloudModules {
          moduleId
          name
          description
          cases {
            caseId
            name
            description
            allowed
          }
        }
      }
    `,
    key,
  );
  const [commit] = useMutation<AccessFormMutation>(graphql`
    mutation AccessFormMutation(
      $customerId: Int!
      $learningSpaceId: Int!
      $courses: [ID!]!
      $fullAccess: Boolean!
      $modifiedAt: DateTime!
    ) {
      saveLearningSpaceAccess(
        customerId: $customerId
        learningSpaceId: $learningSpaceId
        courses: $courses
        kinds: [courses, cases]
        fullAccess: $fullAccess
        modifiedAt: $modifiedAt
      ) {
        modifiedAt
        ...AccessForm_access
      }
    }
  `);
  const { customer, learningSpace, viewerCanSave, cloudModules, courses: offered } = access;
  const all = cloudModules.flatMap(({ cases }) => cases);
  const foot = useRef<HTMLDivElement>(null);
  const changed = useAfterChange();
  const form = useFormWithConflicts({
    // Refetched values do not replace typed ones.
    stored: getFields(access),
    toContent: (stored: AccessFields) => stored,
    validate: () => ({}),
    save: async ({ isFull, chosen, courses }, { stored }) => {
      const { saveLearningSpaceAccess: saved } = await commitMutationForResponse(commit)({
        customerId: customer.id,
        learningSpaceId: learningSpace.id,
        courses: isFull ? [] : [...[...courses].map(String), ...chosen],
        fullAccess: isFull,
        modifiedAt: stored.modifiedAt,
      });
      return saved;
    },
    goOn: ({ modifiedAt }, sent, now) => {
      const stands = { ...sent, modifiedAt };
      return { stored: stands, start: stands, content: now };
    },
    latest: async () => getFields(await fetchLatestAccess(customer.id, learningSpace.id)),
    onSaved: () => {
      // Save becomes disabled until something is changed again, so the focus moves.
      restoreFocus(() => foot.current);
      return changed(accountsTexts.accessSaved);
    },
  });
  const { content: fields, isSaving } = form;
  const isChanged = differs(form.stored, fields);
  const { isFull, chosen, courses } = fields;
  const lost = isFull ? [] : lostCourses(offered, courses);
  const failure = refusalText(form.refusal, accountsTexts.accessFailed);
  return (
    <Form
      label="Availability of courses and cases"
      hasSummary={false}
      onSubmit={() => form.submit(undefined)}
    >
      <Stack gap={5}>
        <Stack gap={1}>
          <Heading level={2}>{learningSpace.name}</Heading>
          <Text tone="muted">{customer.name}</Text>
        </Stack>
        <StaleSaveBanner stale={form.conflict} onTakeOver={form.takeOver} />
        {failure !== null && <Banner tone="danger">{failure}</Banner>}
        <Card padding="medium">
          <Switch
            label="Full access"
            description="Every course and case of this learning space, including those added later."
            value={isFull}
            isReadOnly={!viewerCanSave}
            onChange={(isFull) => form.change({ ...fields, isFull })}
          />
        </Card>
        <Part title="Courses" isEmpty={offered.length === 0} empty={accountsTexts.noCourses}>
          <CourseChoice
            courses={offered}
            chosen={isFull ? new Set(offered.map(({ course }) => course.id)) : courses}
            onChange={(courses) => form.change({ ...fields, courses })}
            isReadOnly={isFull || !viewerCanSave}
          />
        </Part>
        {lost.length > 0 && (
          <Banner tone="warning" title={accountsTexts.losing(lost.length)}>
            <ul className={css.lost}>
              {lost.slice(0, maxNamed).map((each) => (
                <li key={each.course.id}>{`${each.course.name}: ${usedBy(each)}`}</li>
              ))}
            </ul>
            {lost.length > maxNamed && `And ${lost.length - maxNamed} more.`}
          </Banner>
        )}
        <Part title="Cloud cases" isEmpty={all.length === 0} empty={accountsTexts.noCases}>
          <CaseChoice
            modules={cloudModules}
            chosen={isFull ? new Set(all.map(({ caseId }) => caseId as CaseId)) : chosen}
            onChange={(chosen) => form.change({ ...fields, chosen })}
            isReadOnly={isFull || !viewerCanSave}
          />
        </Part>
        <div ref={foot} tabIndex={-1} className={css.foot} />
        {viewerCanSave && (
          <FormBar
            isSaving={isSaving}
            isSaveDisabled={!isChanged}
            note={isChanged ? "Changes not saved yet" : ""}
          />
        )}
      </Stack>
      <AskBeforeLeaving isUnsaved={() => isChanged} />
    </Form>
  );
}

/** The maximum number of removed courses that are named. */
const maxNamed = 5;

type PartProps = {
  readonly title: string;
  readonly isEmpty: boolean;
  readonly empty: string;
  readonly children: ReactNode;
};

function Part({ title, isEmpty, empty, children }: PartProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Stack gap={3}>
        <Heading level={3} id={headingId}>
          {title}
        </Heading>
        {isEmpty ? (
          <Card>
            <EmptyState>{empty}</EmptyState>
          </Card>
        ) : (
          children
        )}
      </Stack>
    </section>
  );
}
