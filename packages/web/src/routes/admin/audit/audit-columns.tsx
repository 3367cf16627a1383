import { auditTexts as texts } from "@cathedra/domain/messages";
import { graphql } from "react-relay/hooks";
import type { AuditLogQuery } from "../../../__generated__/AuditLogQuery.graphql.ts";
import type { DataColumn } from "../../../features/table-page/columns.ts";
import { showMoment } from "../../../format/dates.ts";
import { Moment } from "../../../format/Moment.tsx";
import { thingText } from "./thing-text.ts";

export type AuditRow = AuditLogQuery["response"]["auditEntries"]["entries"][number];

/** The fields of an entry that the table shows. */
void graphql`
  fragment auditColumns_entry on AuditEntry {
    id
    at
    action
    label
    takes
    actor {
      id
      name
      email
    }
    thing {
      kind
      id
      name
    }
    customer {
      id
      name
    }
    requestId
  }
`;

const whoOf = ({ actor }: AuditRow) => actor?.name ?? texts.portal;

/** What was done, when, by whom, to what, for whom. */
export const auditColumns: readonly DataColumn<AuditRow>[] = [
  { id: "act", header: "Change", width: "words", cell: ({ label }) => label, text: ({ label }) => label },
  {
    id: "at",
    header: "When",
    width: "shrink",
    cell: ({ at }) => <Moment at={at} />,
    text: ({ at }) => showMoment(Date.parse(at)),
  },
  { id: "who", header: "Who", cell: whoOf, text: whoOf },
  {
    id: "thing",
    header: "Item",
    width: "words",
    narrow: "detail",
    cell: ({ thing }) => thingText(thing),
    text: ({ thing }) => thingText(thing),
  },
  {
    id: "customer",
    header: "Institution",
    narrow: "hide",
    cell: ({ customer }) => customer?.name ?? "",
    text: ({ customer }) => customer?.name ?? "",
  },
  {
    id: "email",
    header: "Address",
    narrow: "hide",
    isOffAtFirst: true,
    cell: ({ actor }) => actor?.email ?? "",
    text: ({ actor }) => actor?.email ?? "",
  },
  {
    id: "request",
    header: "Request",
    narrow: "hide",
    isOffAtFirst: true,
    cell: ({ requestId }) => requestId ?? "",
    text: ({ requestId }) => requestId ?? "",
  },
];
