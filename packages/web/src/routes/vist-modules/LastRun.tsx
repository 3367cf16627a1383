import { simulatorTexts } from "@cathedra/domain/messages";
import { graphql, useFragment } from "react-relay/hooks";
import type { LastRun_case$key } from "../../__generated__/LastRun_case.graphql.ts";
import { scoreText } from "../../features/vist-activities/run-texts.ts";
import { Moment } from "../../format/Moment.tsx";
import * as css from "./VistModules.css.ts";

/** The viewer's latest run of an exercise, and its outcome. */
export function LastRun({ of: key }: { readonly of: LastRun_case$key }) {
  const { lastRun, benchmarkCount } = useFragment(
    graphql`
      fragment LastRun_case on VistCase {
        benchmarkCount
        lastRun {
          id
          activityStart
          outcomeText
          criteriaText
          progress
        }
      }
    `,
    key,
  );
  if (lastRun == null) {
    return (
      <p className={css.facts}>
        {simulatorTexts.notRun}
        {benchmarkCount > 0 && ` · ${simulatorTexts.criteria(benchmarkCount)}`}
      </p>
    );
  }
  return (
    <p className={css.facts}>
      {simulatorTexts.lastRun}: <Moment at={lastRun.activityStart} />
      {" · "}
      {[lastRun.outcomeText, scoreText(lastRun.progress), lastRun.criteriaText]
        .filter((text) => text !== "")
        .join(" · ")}
    </p>
  );
}
