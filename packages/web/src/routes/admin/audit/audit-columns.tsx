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

const identifyPerson = ({ actor }: AuditRow) => actor?.name ?? texts.portal;

/** The action and its subject in a sentence: `Voucher accepted: Aortic stent grafts`. */
const getChange = ({ label, thing }: AuditRow) => (thing.name == null ? label : `${label}: ${thing.name}`);
const thingOf = ({ thing }: AuditRow) => thingText(thing);
const getCustomer = ({ customer }: AuditRow) => customer?.name ?? "";

/** The change, its author and its time are shown; further columns can be turned on. */
export const auditColumns: readonly DataColumn<AuditRow>[] = [
  { id: "act", header: "Change", phone: "lead", cell: getChange, text: getChange },
  { id: "who", header: "Who", width: "words", cell: identifyPerson, text: identifyPerson },
  {
    id: "at",
    header: "When",
    width: "shrink",
    cell: ({ at }) => <Moment at={at} />,
    text: ({ at }) => showMoment(Date.parse(at)),
  },
  { id: "thing", header: "Item", narrow: "detail", isOffAtFirst: true, cell: thingOf, text: thingOf },
  {
    id: "customer",
    header: "Institution",
    narrow: "hide",
    isOffAtFirst: true,
    cell: getCustomer,
    text: getCustomer,
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
