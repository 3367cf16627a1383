import { Link } from "@cathedra/ui-kit/Link";
import { graphql, useFragment } from "react-relay/hooks";
import type { RunList_runs$key } from "../../__generated__/RunList_runs.graphql.ts";
import { Moment } from "../../format/Moment.tsx";
import * as css from "./RunList.css.ts";
import { RunResult } from "./RunResult.tsx";
import { placeOfRun, runHref, scoreText } from "./run-texts.ts";

/** A few runs, each with a link to its page (1.025). */
export function RunList({ runs }: { readonly runs: RunList_runs$key }) {
  const listed = useFragment(
    graphql`
      fragment RunList_runs on VistActivity @relay(plural: true) {
        id
        activityStart
        exerciseName
        moduleName
        courseName
        unitName
        outcome
        outcomeText
        progress
      }
    `,
    runs,
  );
  return (
    <ul className={css.list}>
      {listed.map((run) => (
        <li key={run.id} className={css.run}>
          <div className={css.textBlock}>
            <Link href={runHref(run)} variant="alone">
              {run.exerciseName}
            </Link>
            <span className={css.quiet}>
              {placeOfRun(run)} · <Moment at={run.activityStart} />
            </span>
          </div>
          <div className={css.outcome}>
            <RunResult run={run} isShort />
            <span className={css.score}>{scoreText(run.progress)}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}
