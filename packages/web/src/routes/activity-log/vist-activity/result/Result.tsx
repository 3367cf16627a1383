import { resultTexts } from "@cathedra/domain/messages";
import { flattenGroups, type ResultGroup, searchTree } from "@cathedra/domain/results";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { SearchField } from "@cathedra/ui-kit/SearchField";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Switch } from "@cathedra/ui-kit/Switch";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useSearchParams } from "react-router";
import type { Result_activity$key } from "../../../../__generated__/Result_activity.graphql.ts";
import { isOpenAtFirst } from "./counts-text.ts";
import { GroupTree } from "./GroupTree.tsx";
import * as css from "./Result.css.ts";
import { readTreeView, withTreeView } from "./tree-view.ts";
import { useRunResult } from "./use-run-result.ts";

/** What a run measured, in the groups of its exercise, each metric against its benchmark (6.002, 6.008). */
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
  if (tree.length === 0) return <EmptyState>{resultTexts.noMetrics}</EmptyState>;
  const isOpen = (group: ResultGroup) => folds.by.get(group.path) ?? folds.all ?? isOpenAtFirst(group);
  const areAllOpen = flattenGroups(tree).every(isOpen);
  return (
    <Stack gap={4}>
      {!hasValues && <Banner>{resultTexts.noValues}</Banner>}
      <div className={css.bar}>
        <div className={css.search}>
          <SearchField
            label="Search in the metrics"
            placeholder="Search in the metrics"
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
          <Button size="small" variant="quiet" onPress={() => setFolds({ all: !areAllOpen, by: new Map() })}>
            {areAllOpen ? "Fold all" : "Unfold all"}
          </Button>
        )}
      </div>
      {found.length === 0 ? (
        <EmptyState
          action={
            <Button size="small" onPress={() => change({ text: "", isNotMetOnly: false })}>
              Show all metrics
            </Button>
          }
        >
          {view.text === "" && hasValues ? resultTexts.allMet : resultTexts.noneFound}
        </EmptyState>
      ) : (
        <GroupTree
          groups={found}
          history={{ exerciseKey: run.exerciseKey, uid: run.createdBy.keycloak_id, here: run.id }}
          isOpen={(group) => isNarrowed || isOpen(group)}
          onFold={({ path }, isNowOpen) =>
            setFolds(({ all, by }) => ({ all, by: new Map([...by, [path, isNowOpen]]) }))
          }
        />
      )}
    </Stack>
  );
}

/** What somebody folded by hand, over what they did with all, over how the group begins. */
type Folds = { readonly all: boolean | undefined; readonly by: ReadonlyMap<string, boolean> };
