import { simulatorModuleTexts as texts } from "@cathedra/domain/messages";
import { Badge } from "@cathedra/ui-kit/Badge";
import { graphql } from "react-relay/hooks";
import type { SimulatorModulesQuery } from "../../../__generated__/SimulatorModulesQuery.graphql.ts";
import { getName } from "../../../features/access-vouchers/person-names.ts";
import type { DataColumn } from "../../../features/table-page/columns.ts";
import { showMoment } from "../../../format/dates.ts";
import { Moment } from "../../../format/Moment.tsx";

export type ModuleRow = SimulatorModulesQuery["response"]["simulatorModules"]["modules"][number];

/** The fields of a module's version that the table needs. */
void graphql`
  fragment moduleColumns_module on SimulatorModule {
    id
    code
    version
    name
    isNewest
    exerciseCount
    resultCount
    importedAt
    importedBy {
      keycloak_id
      first_name
      last_name
    }
  }
`;

const identifyPerson = ({ importedBy }: ModuleRow) =>
  importedBy == null ? "An operator" : getName(importedBy);

/** The columns of a module's version: name, content, usage and the person who imported it. */
export const moduleColumns: readonly DataColumn<ModuleRow>[] = [
  {
    id: "name",
    header: "Module",
    cell: ({ name, isNewest }) => (
      <>
        {name} {!isNewest && <Badge tone="neutral">Earlier version</Badge>}
      </>
    ),
    text: ({ name }) => name,
  },
  {
    id: "version",
    header: "Version",
    width: "shrink",
    cell: ({ version }) => version,
    text: ({ version }) => version,
  },
  {
    id: "exercises",
    header: "Exercises",
    align: "end",
    width: "shrink",
    narrow: "detail",
    cell: ({ exerciseCount }) => exerciseCount.toLocaleString("en"),
    text: ({ exerciseCount }) => exerciseCount,
  },
  {
    id: "results",
    header: "Results",
    align: "end",
    width: "shrink",
    narrow: "detail",
    cell: ({ resultCount }) => texts.results(resultCount),
    text: ({ resultCount }) => texts.results(resultCount),
  },
  {
    id: "importedAt",
    header: "Imported",
    width: "shrink",
    narrow: "detail",
    cell: ({ importedAt }) => <Moment at={importedAt} />,
    text: ({ importedAt }) => showMoment(Date.parse(importedAt)),
  },
  { id: "importedBy", header: "By", narrow: "hide", cell: identifyPerson, text: identifyPerson },
  {
    id: "code",
    header: "Code",
    narrow: "hide",
    isOffAtFirst: true,
    cell: ({ code }) => code,
    text: ({ code }) => code,
  },
];
