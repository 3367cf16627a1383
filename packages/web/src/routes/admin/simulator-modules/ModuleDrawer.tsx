import { simulatorModuleTexts as texts } from "@cathedra/domain/messages";
import { Badge } from "@cathedra/ui-kit/Badge";
import { Heading } from "@cathedra/ui-kit/Heading";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { ModuleDrawerQuery } from "../../../__generated__/ModuleDrawerQuery.graphql.ts";
import { getName } from "../../../features/access-vouchers/person-names.ts";
import { DetailDrawer } from "../../../features/table-page/DetailDrawer.tsx";
import { Moment } from "../../../format/Moment.tsx";
import * as css from "./simulator-modules.css.ts";

export type ModuleDrawerProps = { readonly moduleId: number; readonly onClose: () => void };

/** One version of a module with its exercises. */
export function ModuleDrawer({ moduleId, onClose }: ModuleDrawerProps) {
  return (
    <DetailDrawer title="Module" notFound={`There is no module ${moduleId}.`} onClose={onClose}>
      <Module moduleId={moduleId} />
    </DetailDrawer>
  );
}

function Module({ moduleId }: { readonly moduleId: number }) {
  const { simulatorModule: module } = useLazyLoadQuery<ModuleDrawerQuery>(
    graphql`
      query ModuleDrawerQuery($id: Int!) {
        simulatorModule(simulatorModuleId: $id) {
          description
          resultFormatVersion
          ...moduleColumns_module @relay(mask: false)
          simulations {
            id
            code
            name
            description
            isCaseCreator
            cloudCaseId
            metricCount
            benchmarkCount
            resultCount
          }
        }
      }
    `,
    { id: moduleId },
    { fetchPolicy: "store-and-network" },
  );
  return (
    <Stack gap={5}>
      <Stack gap={1}>
        <Inline gap={2}>
          <Heading level={3}>{`${module.name} ${module.version}`}</Heading>
          {module.isNewest && <Badge tone="success">Newest</Badge>}
        </Inline>
        {module.description !== "" && <Text>{module.description}</Text>}
        <Text size="small" tone="muted" figures="tabular">
          {`${module.code} · result format ${module.resultFormatVersion} · imported `}
          <Moment at={module.importedAt} />
          {module.importedBy == null ? " by an operator" : ` by ${getName(module.importedBy)}`}
        </Text>
      </Stack>
      <ul className={css.list}>
        {module.simulations.map((exercise) => (
          <li key={exercise.id} className={css.entry}>
            <Inline gap={2}>
              <Text weight="medium" as="span">
                {exercise.name}
              </Text>
              {exercise.cloudCaseId != null && <Badge tone="info">Cloud</Badge>}
              {exercise.isCaseCreator && <Badge tone="neutral">Case creator</Badge>}
            </Inline>
            {exercise.description !== "" && <Text size="small">{exercise.description}</Text>}
            <Text size="small" tone="muted" figures="tabular">
              {`${exercise.metricCount} metrics · ${exercise.benchmarkCount} benchmarks · ${texts.results(exercise.resultCount)} ${exercise.resultCount === 1 ? "result" : "results"}`}
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
