import { resultTexts } from "@cathedra/domain/messages";
import {
  countMetrics,
  flattenGroups,
  type ResultGroup,
  searchTree,
  splitByBenchmark,
} from "@cathedra/domain/results";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { SearchField } from "@cathedra/ui-kit/SearchField";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Switch } from "@cathedra/ui-kit/Switch";
import { Text } from "@cathedra/ui-kit/Text";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useSearchParams } from "react-router";
import type { Result_activity$key } from "../../../../__generated__/Result_activity.graphql.ts";
import { MetricsWithoutBenchmark } from "../../MetricsWithoutBenchmark.tsx";
import { useAllMetrics } from "../../use-all-metrics.ts";
import { isOpenAtFirst } from "./counts-text.ts";
import { GroupTree } from "./GroupTree.tsx";
import * as css from "./Result.css.ts";
import { readTreeView, withTreeView } from "./tree-view.ts";
import { useRunResult } from "./use-run-result.ts";

/**
 * The results of a run in the groups of its exercise, with each metric's benchmark (6.002, 6.008): metrics with a benchmark
 * first, the others collapsed.
 */
export function Result({ activity }: { readonly activity: Result_activity$key }) {
  const run = useFragment(
    graphql`
      fragment Result_activity on VistActivity {
        id
        exerciseKey
        createdBy {
          keycloak_id
        }
        ...useRunResult_activity
      }
    `,
    activity,
  );
  const { tree, hasValues } = useRunResult(run);
  const [search, setSearch] = useSearchParams();
  const view = readTreeView(search);
  const found = searchTree(tree, view);
  const isNarrowed = view.text !== "" || view.isNotMetOnly;
  const [folds, setFolds] = useState<Folds>({ all: undefined, by: new Map() });
  const change = (next: Partial<typeof view>) =>
    setSearch((now) => withTreeView(now, { ...readTreeView(now), ...next }), {
      replace: true,
      preventScrollReset: true,
    });
  const [isRestShown, showRest] = useAllMetrics();
  if (tree.length === 0) return <EmptyState>{resultTexts.noMetrics}</EmptyState>;
  const { asked, rest } = splitByBenchmark(tree);
  // Metrics of one definition usually have the same source, which is therefore named once.
  const references = flattenGroups(tree).flatMap(({ metrics }) =>
    metrics.flatMap(({ metric }) => metric.expert_reference ?? []),
  );
  const sources = [...new Set(references.map(({ source }) => source))];
  // A group of metrics may appear in both parts of the page, and is collapsed in each separately.
  const isOpenIn = (part: Part) => (group: ResultGroup) =>
    folds.by.get(`${part} ${group.path}`) ?? folds.all ?? isOpenAtFirst(group);
  const areAllOpen =
    (rest.length === 0 || isRestShown) &&
    flattenGroups(asked).every(isOpenIn("asked")) &&
    flattenGroups(rest).every(isOpenIn("rest"));
  const foldAll = () => {
    setFolds({ all: !areAllOpen, by: new Map() });
    showRest(!areAllOpen);
  };
  const getTree = (part: Part, groups: readonly ResultGroup[], level: 2 | 3 = 2) => (
    <GroupTree
      groups={groups}
      level={level}
      history={{ exerciseKey: run.exerciseKey, uid: run.createdBy.keycloak_id, here: run.id }}
      isOpen={(group) => isNarrowed || isOpenIn(part)(group)}
      onFold={({ path }, isNowOpen) =>
        setFolds(({ all, by }) => ({ all, by: new Map([...by, [`${part} ${path}`, isNowOpen]]) }))
      }
    />
  );
  return (
    <Stack gap={4}>
      {!hasValues && <Banner>{resultTexts.noValues}</Banner>}
      <div className={css.bar}>
        <div className={css.search}>
          <SearchField
            label="Search metrics"
            placeholder="Search metrics"
            value={view.text}
            onSearch={(text) => change({ text })}
          />
        </div>
        <Switch
          label="Not met only"
          value={view.isNotMetOnly}
          onChange={(isNotMetOnly) => change({ isNotMetOnly })}
        />
        {!isNarrowed && (
          <Button size="small" variant="quiet" onPress={foldAll}>
            {areAllOpen ? "Collapse all" : "Expand all"}
          </Button>
        )}
      </div>
      {isNarrowed && found.length === 0 && (
        <EmptyState
          action={
            <Button size="small" onPress={() => change({ text: "", isNotMetOnly: false })}>
              Show all metrics
            </Button>
          }
        >
          {view.text === "" && hasValues ? resultTexts.allMet : resultTexts.noneFound}
        </EmptyState>
      )}
      {isNarrowed && found.length > 0 && getTree("found", found)}
      {!isNarrowed && asked.length > 0 && getTree("asked", asked)}
      {!isNarrowed && asked.length === 0 && getTree("rest", rest)}
      {!isNarrowed && asked.length > 0 && rest.length > 0 && (
        <MetricsWithoutBenchmark level={2} count={countMetrics(rest)}>
          {getTree("rest", rest, 3)}
        </MetricsWithoutBenchmark>
      )}
      {sources.map((source) => (
        <Text key={source} size="small" tone="muted">
          {resultTexts.expertSource(source)}
        </Text>
      ))}
    </Stack>
  );
}

/** The part of the metrics that is shown: those with a benchmark, the rest, or those that the search found. */
type Part = "asked" | "rest" | "found";

/**
 * Which groups are collapsed: a group that was changed by hand takes precedence over "fold all", and that over the group's
 * initial state.
 */
type Folds = { readonly all: boolean | undefined; readonly by: ReadonlyMap<string, boolean> };
