import { weekTexts as texts } from "@cathedra/domain/messages";
import { Badge } from "@cathedra/ui-kit/Badge";
import { Text } from "@cathedra/ui-kit/Text";
import { graphql } from "react-relay/hooks";
import type { ThisWeekQuery } from "../../../__generated__/ThisWeekQuery.graphql.ts";
import { RemindedLately } from "../../../features/remind/RemindedLately.tsx";
import type { DataColumn } from "../../../features/table-page/columns.ts";
import { getDay, getLabel, reasonText } from "./reason-text.ts";
import * as css from "./week.css.ts";

export type WeekRow = ThisWeekQuery["response"]["thisWeek"]["people"][number];

/** The facts of a person in the table and in its drawer. */
void graphql`
  fragment weekColumns_person on WeekPerson {
    subject
    name
    email
    remindedAt
    lastReminder {
      at
      by
      isOwn
    }
    dismissedUntil
    groups {
      id
      name
    }
    reasons {
      kind
      key
      about
      groupId
      subjectId
      at
      count
      assignment {
        ...useExtendAssignment_assignment @relay(mask: false)
      }
    }
  }
`;

const urgent = ["overdue", "belowBenchmark"];
const getGroups = ({ groups }: WeekRow) => groups.map(({ name }) => name).join(", ");
const remindedOn = ({ remindedAt }: WeekRow) => (remindedAt == null ? "" : getDay(remindedAt));

/** The columns of the table: the person and the reasons. */
export const weekColumns: readonly DataColumn<WeekRow>[] = [
  { id: "name", header: "Name", width: "words", cell: ({ name }) => name, text: ({ name }) => name },
  {
    id: "reasons",
    header: "Reasons",
    width: "words",
    // On a phone the reasons are shown below the name, so that several people fit on the screen.
    phone: "start",
    cell: ({ reasons, lastReminder, remindedAt }) => (
      <div className={css.why}>
        <div className={css.kinds}>
          {[...new Set(reasons.map(({ kind }) => kind))].map((kind) => (
            <Badge key={kind} tone={urgent.includes(kind) ? "danger" : "warning"}>
              {getLabel(kind)}
            </Badge>
          ))}
        </div>
        <div className={css.line}>
          <RemindedLately
            reminder={lastReminder}
            as="span"
            otherwise={remindedAt == null ? undefined : texts.reminded(getDay(remindedAt))}
          />{" "}
          {reasons.slice(0, 1).map((reason) => (
            <Text key={reason.key} as="span" size="small" tone="muted">
              {texts.andMore(reasonText(reason), reasons.length - 1)}
            </Text>
          ))}
        </div>
      </div>
    ),
    text: ({ reasons }) => reasons.map(reasonText).join("; "),
  },
  { id: "groups", header: "Groups", width: "words", narrow: "detail", cell: getGroups, text: getGroups },
  {
    id: "email",
    header: "E-mail address",
    narrow: "hide",
    isOffAtFirst: true,
    cell: ({ email }) => email,
    text: ({ email }) => email,
  },
  {
    id: "reminded",
    header: texts.remindedOn,
    narrow: "hide",
    // The line of the reasons says it, too.
    isOffAtFirst: true,
    width: "shrink",
    cell: remindedOn,
    text: remindedOn,
  },
];

/** A phone names the groups in the details alone, so that a row takes little height. */
export const weekColumnsOfPhone = weekColumns.filter(({ id }) => id !== "groups");
