import { feedbackList } from "@cathedra/domain/lists";
import { feedbackStateLabels, feedbackTexts } from "@cathedra/domain/messages";
import type { FeedbackState } from "@cathedra/domain/reports";
import { Badge } from "@cathedra/ui-kit/Badge";
import { graphql } from "react-relay/hooks";
import type { AdminFeedbackQuery } from "../../../__generated__/AdminFeedbackQuery.graphql.ts";
import { describedColumns } from "../../../features/table-page/described-columns.tsx";
import { showMoment } from "../../../format/dates.ts";
import { Moment } from "../../../format/Moment.tsx";

export type FeedbackRow = AdminFeedbackQuery["response"]["feedback"]["reports"][number];

/** The fields of a report that the table shows. */
void graphql`
  fragment feedbackColumns_report on Feedback {
    id
    createdAt
    name
    email
    account {
      keycloak_id
      name
      email
    }
    description
    page
    state
    hasScreenshot
  }
`;

const tones = { new: "info", in_work: "warning", done: "success" } as const;

/** The state of a report as a badge; a state that only a later version knows is shown by its code. */
export function StateBadge({ state }: { readonly state: string }) {
  return isState(state) ? <Badge tone={tones[state]}>{feedbackStateLabels[state]}</Badge> : state;
}

function isState(state: string): state is FeedbackState {
  return Object.hasOwn(feedbackStateLabels, state);
}

const maxLetters = 120;
const getBeginning = (text: string) =>
  text.length <= maxLetters ? text : `${text.slice(0, maxLetters).trimEnd()}…`;

/** The columns of feedback: text, person, page, time and state. */
export const feedbackColumns = describedColumns<FeedbackRow, typeof feedbackList.filters>(feedbackList, [
  {
    id: "description",
    header: "Report",
    width: "words",
    cell: ({ description }) => getBeginning(description),
    text: ({ description }) => description,
  },
  {
    id: "state",
    header: "State",
    width: "shrink",
    cell: ({ state }) => <StateBadge state={state} />,
    text: ({ state }) => (isState(state) ? feedbackStateLabels[state] : state),
  },
  { id: "name", header: "Person", narrow: "detail", cell: ({ name }) => name, text: ({ name }) => name },
  {
    id: "email",
    header: "E-mail address",
    narrow: "hide",
    isOffAtFirst: true,
    cell: ({ email }) => email,
    text: ({ email }) => email,
  },
  {
    id: "account",
    header: feedbackTexts.account,
    narrow: "hide",
    cell: ({ account }) => account?.email ?? feedbackTexts.accountGone,
    text: ({ account }) => account?.email ?? feedbackTexts.accountGone,
  },
  "page",
  {
    id: "createdAt",
    header: "Sent",
    width: "shrink",
    narrow: "detail",
    cell: ({ createdAt }) => <Moment at={createdAt} />,
    text: ({ createdAt }) => showMoment(Date.parse(createdAt)),
  },
]);
