import { failedRequestList } from "@cathedra/domain/lists";
import { failedRequestSentence, failedRequestTexts as texts } from "@cathedra/domain/messages";
import { Link } from "@cathedra/ui-kit/Link";
import { graphql } from "react-relay/hooks";
import type { FailedRequestsQuery } from "../../../../__generated__/FailedRequestsQuery.graphql.ts";
import { personHref } from "../../../../features/people/person-href.ts";
import { describedColumns } from "../../../../features/table-page/described-columns.tsx";
import { showMoment } from "../../../../format/dates.ts";
import { Moment } from "../../../../format/Moment.tsx";

export type RequestRow = FailedRequestsQuery["response"]["failedRequests"]["requests"][number];

/** The fields of a request that the table shows. */
void graphql`
  fragment requestColumns_request on FailedRequest {
    id
    at
    requestId
    person {
      id
      name
      email
    }
    customer
    operation
    code
    status
    durationMs
    page
    start {
      kind
      name
      refusal
    }
  }
`;

const identifyPerson = ({ person }: RequestRow) => person?.name ?? texts.nobody;
const emailOf = ({ person }: RequestRow) => person?.email ?? "";
const tookOf = ({ durationMs }: RequestRow) => `${durationMs.toLocaleString("en")} ms`;

/** The columns of failed requests: the request, the person, the time, the kind of failure, and the id that the person quotes. */
export const requestColumns = describedColumns<RequestRow, typeof failedRequestList.filters>(
  failedRequestList,
  [
    {
      id: "what",
      header: "What happened",
      cell: failedRequestSentence,
      text: failedRequestSentence,
    },
    {
      id: "operation",
      header: "Asked for",
      narrow: "hide",
      isOffAtFirst: true,
      cell: ({ operation }) => operation,
      text: ({ operation }) => operation,
    },
    {
      id: "code",
      header: "Code",
      narrow: "hide",
      isOffAtFirst: true,
      width: "shrink",
      cell: ({ code }) => code,
      text: ({ code }) => code,
    },
    {
      id: "person",
      header: "Person",
      narrow: "detail",
      cell: ({ person }) =>
        person == null ? texts.nobody : <Link href={personHref(person.id)}>{person.name}</Link>,
      text: identifyPerson,
    },
    {
      id: "email",
      header: "E-mail address",
      narrow: "hide",
      isOffAtFirst: true,
      cell: emailOf,
      text: emailOf,
    },
    {
      id: "at",
      header: "When",
      width: "shrink",
      narrow: "detail",
      cell: ({ at }) => <Moment at={at} />,
      text: ({ at }) => showMoment(Date.parse(at)),
    },
    {
      id: "requestId",
      header: "Number",
      narrow: "hide",
      isOffAtFirst: true,
      cell: ({ requestId }) => requestId,
      text: ({ requestId }) => requestId,
    },
    {
      id: "page",
      header: "Page",
      narrow: "hide",
      isOffAtFirst: true,
      cell: ({ page }) => page ?? "",
      text: ({ page }) => page ?? "",
    },
    {
      id: "status",
      header: "Status",
      align: "end",
      width: "shrink",
      narrow: "hide",
      isOffAtFirst: true,
      cell: ({ status }) => status,
      text: ({ status }) => status,
    },
    {
      id: "took",
      header: "Took",
      align: "end",
      width: "shrink",
      narrow: "hide",
      isOffAtFirst: true,
      cell: tookOf,
      text: tookOf,
    },
    {
      id: "customer",
      header: "Institution",
      narrow: "hide",
      isOffAtFirst: true,
      cell: ({ customer }) => customer ?? "",
      text: ({ customer }) => customer ?? "",
    },
  ],
);
