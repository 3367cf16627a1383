import { feedbackList } from "@cathedra/domain/lists";
import { failedRequestTexts, feedbackTexts as texts } from "@cathedra/domain/messages";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { lazy, Suspense } from "react";
import { graphql } from "react-relay/hooks";
import { useRevalidator } from "react-router";
import type { AdminFeedbackQuery } from "../../../__generated__/AdminFeedbackQuery.graphql.ts";
import { PagedList } from "../../../features/table-page/PagedList.tsx";
import { useOpened } from "../../../features/table-page/use-opened.ts";
import { useRouteQuery } from "../../../relay/use-route-query.ts";
import { useMaySeeFailedRequests } from "../use-may-see-failed-requests.ts";
import { feedbackColumns } from "./feedback-columns.tsx";

const FeedbackDrawer = lazy(() =>
  import("./FeedbackDrawer.tsx").then((file) => ({ default: file.FeedbackDrawer })),
);

/** All feedback, latest first, filtered by state, person, page and time. */
export function AdminFeedback() {
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
  const { revalidate } = useRevalidator();
  const { opened, close, getHref } = useOpened();
  const maySeeFailedRequests = useMaySeeFailedRequests();
  return (
    <>
      <PagedList
        list={feedbackList}
        name="feedback"
        label="Feedback"
        one="report"
        pagesLabel="Pages of feedback"
        columns={feedbackColumns}
        rows={feedback.reports}
        total={feedback.total}
        rowId={({ id }) => String(id)}
        rowHref={({ id }) => getHref(id)}
        texts={{ none: texts.none, noneYet: texts.noneYet, showAll: "Show all" }}
        acts={
          maySeeFailedRequests && (
            <LinkButton href="/admin/audit/requests">{failedRequestTexts.title}</LinkButton>
          )
        }
      />
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
    </>
  );
}
