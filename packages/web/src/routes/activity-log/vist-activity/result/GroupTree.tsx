import type { ResultGroup } from "@cathedra/domain/results";
import { Disclosure } from "@cathedra/ui-kit/Disclosure";
import { Text } from "@cathedra/ui-kit/Text";
import { countsText } from "./counts-text.ts";
import * as css from "./GroupTree.css.ts";
import type { History } from "./MetricHistory.tsx";
import { MetricRow } from "./MetricRow.tsx";

type GroupTreeProps = {
  readonly groups: readonly ResultGroup[];
  readonly isOpen: (group: ResultGroup) => boolean;
  readonly onFold: (group: ResultGroup, isOpen: boolean) => void;
  readonly history: History;
  /** The heading level of the outermost groups. */
  readonly level?: 2 | 3;
  readonly depth?: number;
};

/** Groups and subgroups of metrics, each collapsible, with the number of its results (6.006, 6.008). */
export function GroupTree({ groups, isOpen, onFold, history, level = 2, depth = 0 }: GroupTreeProps) {
  return (
    <ul className={depth === 0 ? css.top : css.inner}>
      {groups.map((group) => (
        <li key={group.path} className={depth === 0 ? css.card : css.group}>
          <Disclosure
            title={group.label}
            level={levelAt(level + depth)}
            summary={countsText(group)}
            indent={depth === 0 ? "none" : "line"}
            isExpanded={isOpen(group)}
            onExpandedChange={(isNowOpen) => onFold(group, isNowOpen)}
          >
            {group.description !== "" && (
              <Text size="small" tone="muted">
                {group.description}
              </Text>
            )}
            {group.metrics.length > 0 && (
              <ul className={css.metrics}>
                {group.metrics.map((result) => (
                  <MetricRow key={result.metric.internal_id} result={result} history={history} />
                ))}
              </ul>
            )}
            {group.groups.length > 0 && (
              <GroupTree
                groups={group.groups}
                isOpen={isOpen}
                onFold={onFold}
                history={history}
                level={level}
                depth={depth + 1}
              />
            )}
          </Disclosure>
        </li>
      ))}
    </ul>
  );
}

function levelAt(level: number): 2 | 3 | 4 {
  if (level === 2) return 2;
  return level === 3 ? 3 : 4;
}
