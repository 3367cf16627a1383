import { pageCount, pagesToShow } from "@cathedra/domain";
import { failedRequestTexts, feedbackStateLabels, feedbackTexts as texts } from "@cathedra/domain/messages";
import { feedbackStates } from "@cathedra/domain/reports";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { Chip } from "@cathedra/ui-kit/Chip";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Pager } from "@cathedra/ui-kit/Pager";
import { Select } from "@cathedra/ui-kit/Select";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { lazy, Suspense } from "react";
import { graphql } from "react-relay/hooks";
import { Navigate, useLocation, useRevalidator } from "react-router";
import type { AdminFeedbackQuery } from "../../../__generated__/AdminFeedbackQuery.graphql.ts";
import { LaterDatePicker } from "../../../features/day-range/LaterDatePicker.tsx";
import { focusSearch } from "../../../features/list-bar/focus-search.ts";
import { useRefreshOnReturn } from "../../../features/poll/use-refresh-on-return.ts";
import { countedText } from "../../../features/table-page/count-text.ts";
import { DataTable } from "../../../features/table-page/DataTable.tsx";
import { TableBar } from "../../../features/table-page/TableBar.tsx";
import { TableTools } from "../../../features/table-page/TableTools.tsx";
import { useOpened } from "../../../features/table-page/use-opened.ts";
import { useTableAddress } from "../../../features/table-page/use-table-address.ts";
import { useTableSettings } from "../../../features/table-page/use-table-settings.ts";
import { useRouteQuery } from "../../../relay/use-route-query.ts";
import { useIsTracer } from "../use-is-tracer.ts";
import { feedbackColumns } from "./feedback-columns.tsx";
import { type FeedbackView, feedbackPageSize, feedbackView } from "./feedback-view.ts";

const FeedbackDrawer = lazy(() =>
  import("./FeedbackDrawer.tsx").then((file) => ({ default: file.FeedbackDrawer })),
);

/** Every report, the latest first, by what becomes of it, whose it is, where and when. */
export function AdminFeedback() {
  useRefreshOnReturn();
  const { feedback } = useRouteQuery<AdminFeedbackQuery>(graphql`
    query AdminFeedbackQuery(
      $state: FeedbackState
      $person: String
      $page: String
      $from: DateTime
      $to: DateTime
      $limit: Int!
      $offset: Int!
    ) @preloadable {
      ...Viewer_query
      feedback(
        state: $state
        person: $person
        page: $page
        from: $from
        to: $to
        limit: $limit
        offset: $offset
      ) {
        total
        reports {
          ...feedbackColumns_report @relay(mask: false)
        }
      }
    }
  `);
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const { view, show, isRereading } = useTableAddress(feedbackView);
  const { opened, close, hrefOf } = useOpened();
  const [look, setLook] = useTableSettings("feedback");
  const isTracer = useIsTracer();
  const { total, reports } = feedback;
  const last = pageCount(total, feedbackPageSize);
  const addressOf = (page: number) => `${pathname}?${feedbackView.write({ ...view, page })}`;
  if (reports.length === 0 && total > 0 && view.page > last) return <Navigate to={addressOf(last)} replace />;
  const narrow = (part: Partial<FeedbackView>) => show({ ...view, page: 1, ...part });
  return (
    <Stack gap={5}>
      <TableBar
        search={{
          label: "Search feedback by name or e-mail address",
          value: view.search,
          onSearch: (search) => narrow({ search }),
        }}
        acts={
          <>
            <TableTools columns={feedbackColumns} look={look} onLookChange={setLook} />
            {isTracer && <LinkButton href="/admin/audit/requests">{failedRequestTexts.title}</LinkButton>}
          </>
        }
      >
        <Select
          label="State"
          emptyLabel="All"
          options={feedbackStates.map((state) => ({ value: state, label: feedbackStateLabels[state] }))}
          value={view.state}
          onChange={(state) => narrow({ state: feedbackStates.find((each) => each === state) ?? null })}
        />
        <LaterDatePicker label="From" value={view.from} onChange={(from) => narrow({ from })} />
        <LaterDatePicker label="Until" value={view.until} onChange={(until) => narrow({ until })} />
      </TableBar>
      {view.where !== null && (
        <div>
          <Chip
            onRemove={() => {
              narrow({ where: null });
              focusSearch();
            }}
          >{`Page: ${view.where}`}</Chip>
        </div>
      )}
      <output>
        <Text as="span" size="small" tone="muted" figures="tabular">
          {countedText(total, "report")}
        </Text>
      </output>
      <Card padding="none">
        <DataTable
          label="Feedback"
          columns={feedbackColumns}
          look={look}
          rows={reports}
          rowId={({ id }) => String(id)}
          rowHref={({ id }) => hrefOf(id)}
          isLoading={isRereading}
          empty={
            feedbackView.isNarrowed(view) ? (
              <EmptyState action={<Button onPress={() => show(feedbackView.whole(view))}>Show all</Button>}>
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
          label="Pages of feedback"
          current={Math.min(view.page, last)}
          entries={pagesToShow(Math.min(view.page, last), last)}
          hrefOf={addressOf}
        />
      )}
      {opened !== null && /^\d{1,9}$/.test(opened) && (
        <Suspense fallback={null}>
          <FeedbackDrawer
            key={opened}
            reportId={Number(opened)}
            onClose={close}
            onChanged={() => void revalidate()}
          />
        </Suspense>
      )}
    </Stack>
  );
}
