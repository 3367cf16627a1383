import { shortDuration } from "@cathedra/domain";
import { simulatorTexts } from "@cathedra/domain/messages";
import type { Launch } from "@cathedra/domain/simulators";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { type ReactNode, Suspense } from "react";
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from "react-relay/hooks";
import type { RunOutcomeQuery } from "../../__generated__/RunOutcomeQuery.graphql.ts";
import { useHints } from "../hints/use-hints.ts";
import { RunResult } from "../vist-activities/RunResult.tsx";
import { runHref, scoreText } from "../vist-activities/run-texts.ts";
import { ExerciseName } from "./ExerciseName.tsx";
import * as css from "./RunPanel.css.ts";

/** A finished run; `activityId` is set once its delivery was answered. */
type Over = Launch & { readonly activityId?: string | null };

type RunOutcomeProps = {
  readonly run: Over;
  readonly onClose: () => void;
  /** Shown in place of the outcome while there is none. */
  readonly otherwise?: ReactNode;
};

const query = graphql`
  query RunOutcomeQuery($launchId: String!) {
    vistRun(launchId: $launchId) {
      ...whole_run
      id
      outcome
      outcomeText
      criteriaText
      progress
      totalTimeInSeconds
    }
  }
`;

/** Shows the outcome of a run, by the id of its launch (12.011). */
export function RunOutcome(props: RunOutcomeProps) {
  return (
    <Suspense fallback={props.otherwise ?? <Banner>{simulatorTexts.resultComing}</Banner>}>
      <Outcome key={props.run.launchId} {...props} />
    </Suspense>
  );
}

/** How often the result is polled while no hints arrive, in milliseconds. */
const everyMs = 15_000;

function Outcome({ run, onClose, otherwise }: RunOutcomeProps) {
  const { launchId } = run;
  const environment = useRelayEnvironment();
  const { vistRun: result } = useLazyLoadQuery<RunOutcomeQuery>(
    query,
    { launchId },
    { fetchPolicy: "network-only" },
  );
  const isMissing = result == null;
  useHints({
    kind: "result",
    everyMs: isMissing ? everyMs : null,
    everyMsWhileLive: null,
    isWanted: isMissing,
    ask: () =>
      fetchQuery<RunOutcomeQuery>(
        environment,
        query,
        { launchId },
        { fetchPolicy: "network-only" },
      ).toPromise(),
  });
  if (result == null) {
    if (otherwise !== undefined) return otherwise;
    return (
      <Banner title={simulatorTexts.done} onDismiss={onClose}>
        {run.activityId == null ? simulatorTexts.noResult : simulatorTexts.resultOfOther}
      </Banner>
    );
  }
  return (
    <section aria-label={simulatorTexts.done} className={css.panel}>
      <div className={css.textBlock}>
        <output className={css.title}>{simulatorTexts.done}</output>
        <p className={css.of}>
          <ExerciseName id={run.exerciseId} />
        </p>
        <div className={css.result}>
          <RunResult run={result} />
          <span className={css.figures}>
            {[scoreText(result.progress), result.criteriaText, shortDuration(result.totalTimeInSeconds)]
              .filter((text) => text !== "")
              .join(" · ")}
          </span>
        </div>
      </div>
      <div className={css.act}>
        <LinkButton variant="primary" href={runHref(result)}>
          {simulatorTexts.openResult}
        </LinkButton>
        <Button onPress={onClose}>{simulatorTexts.close}</Button>
      </div>
    </section>
  );
}
