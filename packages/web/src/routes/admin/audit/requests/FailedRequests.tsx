import { failedRequestList } from "@cathedra/domain/lists";
import { failedRequestTexts as texts } from "@cathedra/domain/messages";
import { graphql } from "react-relay/hooks";
import type { FailedRequestsQuery } from "../../../../__generated__/FailedRequestsQuery.graphql.ts";
import { PagedList } from "../../../../features/table-page/PagedList.tsx";
import { useOpened } from "../../../../features/table-page/use-opened.ts";
import { useRouteQuery } from "../../../../relay/use-route-query.ts";
import { RequestDrawer } from "./RequestDrawer.tsx";
import { requestColumns } from "./request-columns.tsx";

/** The failed requests, latest first, with filters for the person, the quoted id, the kind of failure and the time. */
export function FailedRequests() {
  const { failedRequests } = useRouteQuery<FailedRequestsQuery>(graphql`
    query FailedRequestsQuery(
      $person: String
      $personId: ID
      $customerId: Int
      $requestId: String
      $code: String
      $from: DateTime
      $to: DateTime
      $limit: Int!
      $offset: Int!
    ) @preloadable {
      ...Viewer_query
      failedRequests(
        person: $person
        personId: $personId
        customerId: $customerId
        requestId: $requestId
        code: $code
        from: $from
        to: $to
        limit: $limit
        offset: $offset
      ) {
        total
        ofPerson {
          id
          name
          email
        }
        ofCustomer
        requests {
          ...requestColumns_request @relay(mask: false)
        }
      }
    }
  `);
  const { total, requests, ofPerson, ofCustomer } = failedRequests;
  const { opened, close, getHref } = useOpened();
  return (
    <>
      <PagedList
        list={failedRequestList}
        name="failed-requests"
        label={texts.title}
        one="failed request"
        pagesLabel="Pages of failed requests"
        columns={requestColumns}
        rows={requests}
        total={total}
        rowId={({ id }) => id}
        rowHref={({ id }) => getHref(id)}
        texts={{ none: texts.none, noneYet: texts.noneYet, showAll: "Show all" }}
        chips={{
          person: { text: ofPerson?.name ?? texts.unknown, removeLabel: texts.everybody },
          customer: { text: ofCustomer ?? texts.unknown, removeLabel: texts.allCustomers },
        }}
      />
      {opened !== null && (
        <RequestDrawer request={requests.find(({ id }) => id === opened)} onClose={close} />
      )}
    </>
  );
}
