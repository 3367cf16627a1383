import {
  type ExerciseDefinition,
  type MetricGroup,
  type ResultGroup,
  resultTree,
} from "@cathedra/domain/results";
import { useMemo } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { useRunResult_activity$key } from "../../../../__generated__/useRunResult_activity.graphql.ts";

/** The groups of a run's exercise with what it measured, judged here by the same rules as in the portal (6.008). */
export function useRunResult(activity: useRunResult_activity$key): {
  readonly tree: readonly ResultGroup[];
  readonly hasValues: boolean;
} {
  const { exercise, metricValues } = useFragment(
    graphql`
      fragment useRunResult_activity on VistActivity {
        exercise {
          groups {
            label
            description
            is_expanded_by_default
            metrics {
              internal_id
            }
            groups {
              label
              description
              is_expanded_by_default
              metrics {
                internal_id
              }
              groups {
                label
                description
                is_expanded_by_default
                metrics {
                  internal_id
                }
                groups {
                  label
                  description
                  is_expanded_by_default
                  metrics {
                    internal_id
                  }
                  groups {
                    label
                    description
                    is_expanded_by_default
                    metrics {
                      internal_id
                    }
                  }
                }
              }
            }
          }
          metrics {
            internal_id
            label
            description
            unit
            data_type
            value_format
            is_comparable
            order
          }
          benchmarks {
            id
            value
            default_operator
            metric {
              internal_id
            }
          }
        }
        metricValues {
          internal_id
          value
        }
      }
    `,
    activity,
  );
  const tree = useMemo(() => {
    const definition: ExerciseDefinition = {
      groups: exercise.groups.map(groupOf),
      metrics: exercise.metrics,
      benchmarks: exercise.benchmarks.map(({ metric, ...each }) => ({ ...each, metric: metric.internal_id })),
    };
    return resultTree(
      definition,
      Object.fromEntries(metricValues.map(({ internal_id, value }) => [internal_id, value])),
    );
  }, [exercise, metricValues]);
  return { tree, hasValues: metricValues.length > 0 };
}

/** A group of the contract, in however many levels it was asked for. */
type Answered = Omit<MetricGroup, "metrics" | "groups"> & {
  readonly metrics: readonly { readonly internal_id: string }[];
  readonly groups?: readonly Answered[];
};

function groupOf({ metrics, groups = [], ...group }: Answered): MetricGroup {
  return { ...group, metrics: metrics.map(({ internal_id }) => internal_id), groups: groups.map(groupOf) };
}
