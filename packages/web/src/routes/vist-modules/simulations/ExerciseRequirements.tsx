import { simulatorTexts } from "@cathedra/domain/messages";
import { benchmarkText } from "@cathedra/domain/results";
import { Disclosure } from "@cathedra/ui-kit/Disclosure";
import { Heading } from "@cathedra/ui-kit/Heading";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { ExerciseRequirementsQuery } from "../../../__generated__/ExerciseRequirementsQuery.graphql.ts";
import * as css from "./ExerciseRequirements.css.ts";

/** The benchmarks and metrics of an exercise (12.010). */
export function ExerciseRequirements({ id }: { readonly id: number }) {
  const [isOpen, setOpen] = useState(false);
  const { simulation } = useLazyLoadQuery<ExerciseRequirementsQuery>(
    graphql`
      query ExerciseRequirementsQuery($id: Int!) {
        simulation(id: $id) {
          ...whole_simulation
          benchmarks {
            id
            value
            default_operator
            metric {
              label
              unit
              data_type
              value_format
            }
          }
          groups {
            label
            metrics {
              internal_id
              label
            }
            groups {
              label
              metrics {
                internal_id
                label
              }
            }
          }
        }
      }
    `,
    { id },
  );
  if (simulation == null) return null;
  const { benchmarks, groups } = simulation;
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <Heading level={3} size="block">
          {simulatorTexts.asked}
        </Heading>
        {benchmarks.length === 0 && <Text tone="muted">{simulatorTexts.nothingAsked}</Text>}
        <ul className={css.list}>
          {benchmarks.map((benchmark) => (
            <li key={benchmark.id} className={css.row}>
              <span>{benchmark.metric.label}</span>
              <span className={css.value}>{benchmarkText(benchmark.metric, benchmark)}</span>
            </li>
          ))}
        </ul>
      </Stack>
      {groups.length > 0 && (
        <Disclosure title={simulatorTexts.measured} level={3} isExpanded={isOpen} onExpandedChange={setOpen}>
          <ul className={css.groups}>
            {groups.map((group) => (
              <li key={group.label}>
                <Text weight="medium">{group.label}</Text>
                <Text size="small" tone="muted">
                  {[group, ...group.groups]
                    .flatMap(({ metrics }) => metrics.map(({ label }) => label))
                    .join(" · ")}
                </Text>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </Stack>
  );
}
