import { seriesTexts } from "@cathedra/domain/messages";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Target } from "@cathedra/ui-kit/Icon";
import { Inline } from "@cathedra/ui-kit/Inline";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import { useSearchParams } from "react-router";
import type { NoAttemptsQuery } from "../../../__generated__/NoAttemptsQuery.graphql.ts";
import { progressHref } from "../../../features/progress/exercise-href.ts";
import { showDay } from "../../../format/dates.ts";
import { PortalPage } from "../../../shell/PortalPage.tsx";
import { logCrumbs } from "../crumbs.ts";

/** Shown for an exercise without readable attempts: names the exercise, or says that it does not exist. */
export function NoAttempts({ exerciseKey }: { readonly exerciseKey: string }) {
  const [search] = useSearchParams();
  const isOfAnother = search.has("uid");
  const { vistActivityChoices: modules, myAssignments: asked } = useLazyLoadQuery<NoAttemptsQuery>(
    graphql`
      query NoAttemptsQuery {
        myAssignments(isOpen: true, limit: 50) @catch(to: NULL) {
          assignments {
            status
            assignment {
              kind
              exerciseKey
              dueOn
            }
          }
        }
        vistActivityChoices {
          code
          name
          exercises {
            key
            name
          }
        }
      }
    `,
    {},
  );
  const [found] = modules.flatMap(({ name, exercises }) =>
    exercises.filter(({ key }) => key === exerciseKey).map((each) => ({ module: name, exercise: each.name })),
  );
  const ask = isOfAnother
    ? undefined
    : asked?.assignments.find(({ assignment }) => assignment.exerciseKey === exerciseKey);
  const words =
    found === undefined
      ? [seriesTexts.noSuchExercise]
      : isOfAnother
        ? [seriesTexts.notYours]
        : [seriesTexts.none, ...(ask === undefined ? [] : [askText(ask.status, ask.assignment.dueOn)])];
  return (
    <PortalPage
      title={found?.exercise ?? "Learning curve"}
      documentTitle={found === undefined ? "Learning curve" : `${found.exercise} · Learning curve`}
      crumbs={found === undefined ? logCrumbs : [...logCrumbs, { label: found.exercise }]}
      {...(found === undefined ? {} : { explanation: found.module })}
    >
      <EmptyState
        icon={Target}
        action={
          <Inline gap={2} justify="center">
            <LinkButton href={progressHref()}>Your progress</LinkButton>
            <LinkButton href="/activity-log">Activity log</LinkButton>
          </Inline>
        }
      >
        {words.join(" ")}
      </EmptyState>
    </PortalPage>
  );
}

function askText(status: string, dueOn: string): string {
  return (status === "late" ? seriesTexts.lateSince : seriesTexts.askedFor)(showDay(dueOn));
}
