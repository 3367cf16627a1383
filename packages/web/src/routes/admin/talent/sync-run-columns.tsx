import { durationText } from "@cathedra/domain";
import { Badge } from "@cathedra/ui-kit/Badge";
import { graphql } from "react-relay/hooks";
import type { TalentQuery } from "../../../__generated__/TalentQuery.graphql.ts";
import { getName } from "../../../features/access-vouchers/person-names.ts";
import type { DataColumn } from "../../../features/table-page/columns.ts";
import { showMoment } from "../../../format/dates.ts";
import { Moment } from "../../../format/Moment.tsx";

export type RunRow = TalentQuery["response"]["talentSyncRuns"]["runs"][number];

const tones = {
  waiting: "info",
  running: "info",
  succeeded: "success",
  failed: "danger",
  cancelled: "neutral",
} as const;
const words = {
  waiting: "In progress",
  running: "In progress",
  succeeded: "Completed",
  failed: "Failed",
  cancelled: "Cancelled",
} as const;

type State = keyof typeof words;
const isState = (state: string): state is State => Object.hasOwn(words, state);
const getWord = ({ operation: { state } }: RunRow) => (isState(state) ? words[state] : state);
const identifyPerson = ({ operation: { requestedBy } }: RunRow) =>
  requestedBy == null ? "The portal" : getName(requestedBy);

function tookOf({ operation: { startedAt, endedAt } }: RunRow): string {
  if (startedAt == null || endedAt == null) return "";
  return durationText((Date.parse(endedAt) - Date.parse(startedAt)) / 1000);
}

const counted = (
  id: "added" | "changed" | "gone" | "failed" | "noticed",
  header: string,
  narrow: "detail" | "hide" = "detail",
): DataColumn<RunRow> => ({
  id,
  header,
  align: "end",
  width: "shrink",
  narrow,
  cell: (row) => (row[id] === 0 ? "–" : row[id].toLocaleString("en")),
  text: (row) => row[id],
});

/** The fields of a synchronisation that table and details need. */
void graphql`
  fragment syncRunColumns_run on TalentSyncRun {
    id
    added
    changed
    gone
    failed
    noticed
    operation {
      id
      state
      message
      requestedAt
      startedAt
      endedAt
      requestedBy {
        keycloak_id
        first_name
        last_name
      }
      ...OperationCard_operation
    }
  }
`;

/** When a run took place, who started it and its result (5.042). */
export const syncRunColumns: readonly DataColumn<RunRow>[] = [
  {
    id: "at",
    header: "When",
    width: "shrink",
    cell: ({ operation }) => <Moment at={operation.requestedAt} />,
    text: ({ operation }) => showMoment(Date.parse(operation.requestedAt)),
  },
  {
    id: "state",
    header: "State",
    width: "shrink",
    cell: (row) => (
      <Badge tone={isState(row.operation.state) ? tones[row.operation.state] : "neutral"}>
        {getWord(row)}
      </Badge>
    ),
    text: getWord,
  },
  { id: "who", header: "By", narrow: "detail", cell: identifyPerson, text: identifyPerson },
  counted("added", "Added"),
  counted("changed", "Changed"),
  counted("gone", "Removed"),
  counted("failed", "Not read"),
  counted("noticed", "To check", "hide"),
  {
    id: "took",
    header: "Took",
    width: "shrink",
    narrow: "hide",
    isOffAtFirst: true,
    cell: tookOf,
    text: tookOf,
  },
];
