import { instant } from "@cathedra/domain";
import { type ResultGroup, resultTree } from "@cathedra/domain/results";
import { useMemo } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { useRunResult_activity$key } from "../../../../__generated__/useRunResult_activity.graphql.ts";

/** The groups of a run's exercise with its results, evaluated in the browser by the same rules as in the portal (6.008). */
export function useRunResult(activity: useRunResult_activity$key): {
  readonly tree: readonly ResultGroup[];
  readonly hasValues: boolean;
} {
  const { activityStart, activityEnd, isCompleted, definition, values } = useFragment(
    graphql`
      fragment useRunResult_activity on VistActivity {
        activityStart
        activityEnd
        isCompleted
        definition
        values
      }
    `,
    activity,
  );
  const tree = useMemo(
    () =>
      resultTree(definition, {
        startedAt: instant(Date.parse(activityStart)),
        endedAt: instant(Date.parse(activityEnd)),
        isCompleted,
        values,
      }),
    [definition, activityStart, activityEnd, isCompleted, values],
  );
  return { tree, hasValues: Object.values(values).some((value) => value !== null) };
}
