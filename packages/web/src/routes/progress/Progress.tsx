import { fullName, type Instant, instant } from "@cathedra/domain";
import { progressPageTexts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { AssignedNotYetRun_assignments$key } from "../../__generated__/AssignedNotYetRun_assignments.graphql.ts";
import type { Progress_progress$key } from "../../__generated__/Progress_progress.graphql.ts";
import { PrintButton } from "../../features/print/PrintButton.tsx";
import { PrintedOwner } from "../../features/print/PrintedOwner.tsx";
import { RuleExplanation } from "../../features/proficiency-rule/RuleExplanation.tsx";
import { PortalPage } from "../../shell/PortalPage.tsx";
import { AssignedNotYetRun } from "./AssignedNotYetRun.tsx";
import { Exercises } from "./Exercises.tsx";
import { NextSteps } from "./NextSteps.tsx";
import { Practice } from "./Practice.tsx";

export type ProgressProps = {
  readonly progress: Progress_progress$key;
  /** The viewer's assignments; null if the progress is another person's. */
  readonly assignments: AssignedNotYetRun_assignments$key | null;
};

/** The next steps, the exercises with the person's status, and the practice time. */
export function Progress({ progress: key, assignments }: ProgressProps) {
  const progress = useFragment(
    graphql`
      fragment Progress_progress on PersonProgress {
        person {
          keycloak_id
          first_name
          last_name
        }
        isOwn
        rules {
          institutionId
          institutionName
          rule {
            ...RuleExplanation_rule
          }
        }
        exercises {
          exerciseKey
          standing
        }
        ...Exercises_progress
        ...NextSteps_progress
        ...Practice_progress
      }
    `,
    key,
  );
  const [now] = useState<Instant>(() => instant(Date.now()));
  const { person, isOwn, rules, exercises } = progress;
  const proficient = exercises.filter(({ standing }) => standing === "proficient").length;
  const name = fullName({ firstName: person.first_name, lastName: person.last_name });
  const crumbs = [
    { label: "Home", href: "/" },
    { label: "Activity log", href: isOwn ? "/activity-log" : "/activity-log?view=all" },
    { label: isOwn ? "Progress" : name },
  ];
  return (
    <PortalPage
      title={isOwn ? "Progress" : `Progress of ${name}`}
      explanation={
        exercises.length === 0
          ? progressPageTexts.explanation
          : `${progressPageTexts.proficientIn(proficient, exercises.length)} ${progressPageTexts.explanation}`
      }
      crumbs={crumbs}
      actions={exercises.length === 0 ? undefined : <PrintButton />}
    >
      <PrintedOwner title="Progress" owner={[name, ...rules.map(({ institutionName }) => institutionName)]} />
      <Stack gap={8}>
        {exercises.length === 0 && (
          <Card>
            <EmptyState action={isOwn && <LinkButton href="/cloud-cases">Cloud cases</LinkButton>}>
              {isOwn ? progressPageTexts.nothingYet : progressPageTexts.nothingYetOf(name)}
            </EmptyState>
          </Card>
        )}
        <NextSteps progress={progress} />
        {assignments !== null && (
          <AssignedNotYetRun
            assignments={assignments}
            run={new Set(exercises.map(({ exerciseKey }) => exerciseKey))}
          />
        )}
        {exercises.length > 0 && (
          <>
            <Exercises progress={progress} />
            <Stack gap={1}>
              {rules.map(({ institutionId, institutionName, rule }) => (
                <RuleExplanation
                  key={institutionId ?? 0}
                  rule={rule}
                  {...(rules.length === 1 ? {} : { institution: institutionName ?? null })}
                />
              ))}
            </Stack>
            <Practice progress={progress} now={now} />
          </>
        )}
      </Stack>
    </PortalPage>
  );
}
