import { pageCount, pagesToShow } from "@cathedra/domain";
import { failedRequestTexts as texts } from "@cathedra/domain/messages";
import { keptCodes } from "@cathedra/domain/reports";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { Chip } from "@cathedra/ui-kit/Chip";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Pager } from "@cathedra/ui-kit/Pager";
import { Select } from "@cathedra/ui-kit/Select";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { TextField } from "@cathedra/ui-kit/TextField";
import { useState } from "react";
import { graphql } from "react-relay/hooks";
import { Navigate, useLocation } from "react-router";
import type { FailedRequestsQuery } from "../../../../__generated__/FailedRequestsQuery.graphql.ts";
import { LaterDatePicker } from "../../../../features/day-range/LaterDatePicker.tsx";
import { focusSearch } from "../../../../features/list-bar/focus-search.ts";
import { useRefreshOnReturn } from "../../../../features/poll/use-refresh-on-return.ts";
import { countedText } from "../../../../features/table-page/count-text.ts";
import { DataTable } from "../../../../features/table-page/DataTable.tsx";
import { TableBar } from "../../../../features/table-page/TableBar.tsx";
import { TableTools } from "../../../../features/table-page/TableTools.tsx";
import { useTableAddress } from "../../../../features/table-page/use-table-address.ts";
import { useTableSettings } from "../../../../features/table-page/use-table-settings.ts";
import { useRouteQuery } from "../../../../relay/use-route-query.ts";
import { type RequestsView, requestsPageSize, requestsView } from "../requests-view.ts";
import { requestColumns } from "./request-columns.tsx";

/** Which requests failed, the latest first, by who asked, the number that they quote, how it ended and when. */
export function FailedRequests() {
  useRefreshOnReturn();
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
  const { pathname } = useLocation();
  const { view, show, isRereading } = useTableAddress(requestsView);
  const [look, setLook] = useTableSettings("failed-requests");
  const { total, requests, ofPerson, ofCustomer } = failedRequests;
  const last = pageCount(total, requestsPageSize);
  const addressOf = (page: number) => `${pathname}?${requestsView.write({ ...view, page })}`;
  if (requests.length === 0 && total > 0 && view.page > last)
    return <Navigate to={addressOf(last)} replace />;
  const narrow = (part: Partial<RequestsView>) => show({ ...view, page: 1, ...part });
  /** Its chip goes, and with it what was pressed. */
  const widen = (part: Partial<RequestsView>) => {
    narrow(part);
    focusSearch();
  };
  return (
    <Stack gap={5}>
      <TableBar
        search={{
          label: "Search failed requests by name or e-mail address",
          value: view.search,
          onSearch: (search) => narrow({ search }),
        }}
        acts={<TableTools columns={requestColumns} look={look} onLookChange={setLook} />}
      >
        <NumberOfRequest
          key={view.request}
          value={view.request}
          onChange={(request) => narrow({ request })}
        />
        <Select
          label="Code"
          emptyLabel="All"
          options={keptCodes.map((code) => ({ value: code, label: code }))}
          value={view.code}
          onChange={(code) => narrow({ code: keptCodes.find((each) => each === code) ?? null })}
        />
        <LaterDatePicker label="From" value={view.from} onChange={(from) => narrow({ from })} />
        <LaterDatePicker label="Until" value={view.until} onChange={(until) => narrow({ until })} />
      </TableBar>
      {(view.person !== null || view.customer !== null || view.request !== "") && (
        <Inline gap={2}>
          {view.person !== null && (
            <Chip onRemove={() => widen({ person: null })} removeLabel={texts.everybody}>
              {`Person: ${ofPerson?.name ?? texts.unknown}`}
            </Chip>
          )}
          {view.customer !== null && (
            <Chip onRemove={() => widen({ customer: null })} removeLabel={texts.allCustomers}>
              {`Customer: ${ofCustomer ?? texts.unknown}`}
            </Chip>
          )}
          {view.request !== "" && (
            <Chip onRemove={() => widen({ request: "" })}>{`Number: ${view.request}`}</Chip>
          )}
        </Inline>
      )}
      <output>
        <Text as="span" size="small" tone="muted" figures="tabular">
          {countedText(total, "failed request")}
        </Text>
      </output>
      <Card padding="none">
        <DataTable
          label={texts.title}
          columns={requestColumns}
          look={look}
          rows={requests}
          rowId={({ id }) => id}
          isLoading={isRereading}
          empty={
            requestsView.isNarrowed(view) ? (
              <EmptyState action={<Button onPress={() => show(requestsView.whole(view))}>Show all</Button>}>
                {texts.none}
              </EmptyState>
            ) : (
              <EmptyState>{texts.noneYet}</EmptyState>
            )
          }
        />
      </Card>
      {last > 1 && (
        <Pager
          label="Pages of failed requests"
          current={Math.min(view.page, last)}
          entries={pagesToShow(Math.min(view.page, last), last)}
          hrefOf={addressOf}
        />
      )}
    </Stack>
  );
}

type NumberProps = { readonly value: string; readonly onChange: (value: string) => void };

/** The number that somebody quotes: looked for when it is whole, and left. */
function NumberOfRequest({ value, onChange }: NumberProps) {
  const [typed, setTyped] = useState(value);
  return (
    <TextField
      label="Number of a request"
      value={typed}
      onChange={(text) => {
        setTyped(text);
        if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text.trim())) onChange(text.trim());
      }}
      onBlur={() => typed.trim() !== value && onChange(typed.trim())}
      autoComplete="off"
    />
  );
}
