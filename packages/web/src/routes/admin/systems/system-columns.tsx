import { conditionTexts, diskText } from "@cathedra/domain/messages";
import { graphql } from "react-relay/hooks";
import type { AdminSystemsQuery } from "../../../__generated__/AdminSystemsQuery.graphql.ts";
import type { DataColumn } from "../../../features/table-page/columns.ts";
import { showMoment } from "../../../format/dates.ts";
import { Moment } from "../../../format/Moment.tsx";
import { knownConditions, StationConditions } from "./StationConditions.tsx";

export type SystemRow = AdminSystemsQuery["response"]["vistSystemsByServiceTag"][number];

/** The fields of a system that the table shows. */
void graphql`
  fragment systemColumns_system on VistSystem {
    id
    serviceTag
    name
    place
    customer {
      id
      name
    }
    simulationsDone
    lastSimulation
    conditions
    lastSeen
    clientVersion
    diskFreeBytes
    diskTotalBytes
  }
`;

const getDisk = ({ diskFreeBytes, diskTotalBytes }: SystemRow) =>
  diskText(diskFreeBytes, diskTotalBytes) ?? "";

/** The columns of a system: its name, its place, its owner, its condition, and its use (10.005). */
export const systemColumns: readonly DataColumn<SystemRow>[] = [
  {
    id: "serviceTag",
    header: "Service tag",
    width: "shrink",
    cell: ({ serviceTag }) => serviceTag,
    text: ({ serviceTag }) => serviceTag,
  },
  { id: "name", header: "Name", width: "words", cell: ({ name }) => name, text: ({ name }) => name },
  {
    id: "conditions",
    header: "State",
    cell: ({ conditions }) => <StationConditions of={conditions} />,
    text: ({ conditions }) =>
      knownConditions(conditions)
        .map((condition) => conditionTexts[condition].label)
        .join(", "),
  },
  {
    id: "lastSeen",
    header: "Last seen",
    width: "shrink",
    narrow: "detail",
    cell: ({ lastSeen }) => (lastSeen == null ? "Never" : <Moment at={lastSeen} />),
    text: ({ lastSeen }) => (lastSeen == null ? "Never" : showMoment(Date.parse(lastSeen))),
  },
  {
    id: "disk",
    header: "Disk",
    width: "shrink",
    narrow: "hide",
    isOffAtFirst: true,
    cell: getDisk,
    text: getDisk,
  },
  {
    id: "simulationsDone",
    header: "Simulations",
    align: "end",
    width: "shrink",
    narrow: "hide",
    cell: ({ simulationsDone }) => simulationsDone.toLocaleString("en"),
    text: ({ simulationsDone }) => simulationsDone,
  },
  {
    id: "lastSimulation",
    header: "Last simulation",
    width: "shrink",
    narrow: "hide",
    isOffAtFirst: true,
    cell: ({ lastSimulation }) => (lastSimulation == null ? "" : <Moment at={lastSimulation} />),
    text: ({ lastSimulation }) => (lastSimulation == null ? "" : showMoment(Date.parse(lastSimulation))),
  },
  {
    id: "customer",
    header: "Institution",
    narrow: "detail",
    cell: ({ customer }) => customer.name,
    text: ({ customer }) => customer.name,
  },
  {
    id: "place",
    header: "Place",
    narrow: "hide",
    isOffAtFirst: true,
    cell: ({ place }) => place,
    text: ({ place }) => place,
  },
  {
    id: "clientVersion",
    header: "Client",
    width: "shrink",
    narrow: "hide",
    isOffAtFirst: true,
    cell: ({ clientVersion }) => clientVersion ?? "",
    text: ({ clientVersion }) => clientVersion ?? "",
  },
];
