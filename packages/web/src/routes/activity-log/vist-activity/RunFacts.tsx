import { percentText, shortDuration } from "@cathedra/domain";
import { byHandText, resultTexts, runSourceNames } from "@cathedra/domain/messages";
import { Link } from "@cathedra/ui-kit/Link";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { RunFacts_activity$key } from "../../../__generated__/RunFacts_activity.graphql.ts";
import { PeopleLinks, PersonName } from "../../../features/people/PeopleLinks.tsx";
import { exerciseHref, progressHref } from "../../../features/progress/exercise-href.ts";
import { RunResult } from "../../../features/vist-activities/RunResult.tsx";
import { Moment } from "../../../format/Moment.tsx";
import { useViewer } from "../../../shell/use-viewer.ts";
import { isDesktopBrowser } from "../../../site/desktop-browser.ts";
import * as css from "./RunFacts.css.ts";

/** The time, the duration, the person and the result of a run, above the tabs. The person is shown to admins (6.010). */
export function RunFacts({ activity }: { readonly activity: RunFacts_activity$key }) {
  const run = useFragment(
    graphql`
      fragment RunFacts_activity on VistActivity {
        activityStart
        totalTimeInSeconds
        exerciseKey
        outcome
        outcomeText
        criteriaText
        implausible
        progress
        asked
        evaluated
        courseName
        unitName
        serviceTag
        systemId
        source
        sessionId
        launchId
        createdBy {
          keycloak_id
          first_name
          last_name
        }
      }
    `,
    activity,
  );
  const { source } = run;
  const isOwn = useViewer()?.keycloak_id === run.createdBy.keycloak_id;
  const { keycloak_id, first_name, last_name } = run.createdBy;
  const course = run.unitName == null ? run.courseName : `${run.courseName ?? ""} · ${run.unitName}`;
  return (
    <div className={css.facts}>
      <div className={css.outcome}>
        {run.progress != null && <p className={css.score}>{percentText(run.progress)}</p>}
        <RunResult run={run} />
        {run.criteriaText !== "" && <span className={css.criteria}>{run.criteriaText}</span>}
        {run.progress != null && run.evaluated < run.asked && (
          <span className={css.criteria}>{resultTexts.scoreOfPart(run.evaluated, run.asked)}</span>
        )}
      </div>
      <dl className={css.list}>
        <Fact term="Date">
          <Moment at={run.activityStart} />
        </Fact>
        <Fact term="Duration">{shortDuration(run.totalTimeInSeconds)}</Fact>
        {!isOwn && (
          <Fact term="Person">
            <PeopleLinks of={[keycloak_id]}>
              <PersonName id={keycloak_id}>{`${first_name} ${last_name}`}</PersonName>
            </PeopleLinks>
          </Fact>
        )}
        {course != null && <Fact term="Course">{course}</Fact>}
        <Fact term="All attempts" isOnPaper={false}>
          <Link href={exerciseHref(run.exerciseKey, isOwn ? undefined : run.createdBy.keycloak_id)}>
            Learning curve
          </Link>
        </Fact>
        {run.serviceTag != null && (
          <Fact term="Simulator">
            {run.systemId == null ? (
              run.serviceTag
            ) : (
              <Link href={`/admin/systems/${run.systemId}`}>{run.serviceTag}</Link>
            )}
          </Fact>
        )}
        <Fact term="Source">{runSourceNames[source]}</Fact>
        {run.sessionId != null && <Fact term="Session">{shortId(run.sessionId)}</Fact>}
        {run.launchId != null && <Fact term="Launch">{shortId(run.launchId)}</Fact>}
      </dl>
      {run.implausible.length > 1 && (
        <p className={css.criteria}>{resultTexts.allImplausible(run.implausible)}</p>
      )}
      {source === "by_hand" && <p className={css.criteria}>{byHandText}</p>}
      {isOwn && (
        <div className={css.next} data-not-printed>
          {source === "cloud_machine" || isDesktopBrowser(window) ? (
            <LinkButton
              variant="primary"
              href={source === "cloud_machine" ? "/cloud-cases" : "/vist-modules"}
            >
              {resultTexts.again}
            </LinkButton>
          ) : (
            <span className={css.criteria}>{resultTexts.againAtSimulator}</span>
          )}
          <LinkButton href={progressHref()}>{resultTexts.progress}</LinkButton>
        </div>
      )}
    </div>
  );
}

/** The beginning of an id, which is enough to name the run to support. */
const shortId = (id: string): string => id.slice(0, 8);

type FactProps = { readonly term: string; readonly isOnPaper?: boolean; readonly children: ReactNode };

function Fact({ term, isOnPaper = true, children }: FactProps) {
  return (
    <div {...(isOnPaper ? {} : { "data-not-printed": true })}>
      <dt className={css.term}>{term}</dt>
      <dd className={css.value}>{children}</dd>
    </div>
  );
}
