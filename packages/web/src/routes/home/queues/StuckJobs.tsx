import { jobText, workQueueTexts } from "@cathedra/domain/messages";
import { Link } from "@cathedra/ui-kit/Link";
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from "react-relay/hooks";
import type { StuckJobsQuery } from "../../../__generated__/StuckJobsQuery.graphql.ts";
import { showMoment } from "../../../format/dates.ts";
import { type QueueProps, QueueRow } from "./QueueRow.tsx";
import { useQueuePoll, useReadWithPage } from "./use-queue.ts";
import * as css from "./WorkQueues.css.ts";

const query = graphql`
  query StuckJobsQuery {
    hangingWork {
      count
      items {
        id
        kind
        state
        since
      }
    }
  }
`;

/** The pages that show jobs of these kinds, with their outcomes and a button to start them again. */
const pages: Readonly<Record<string, string>> = {
  platform_sync: "/admin/talent",
  request_platform_sync: "/admin/talent",
  request_whole_platform_sync: "/admin/talent",
  storage_purge: "/admin/s3",
  software_download: "/admin/systems",
  software_install: "/admin/systems",
  forward_feedback: "/admin/feedback",
};

type Job = StuckJobsQuery["response"]["hangingWork"]["items"][number];

/** Background jobs that are stuck, the longest first; each leads to its page when there is one. */
export function StuckJobs(queue: QueueProps) {
  const environment = useRelayEnvironment();
  const fetchKey = useReadWithPage();
  const { hangingWork } = useLazyLoadQuery<StuckJobsQuery>(
    query,
    {},
    { fetchPolicy: "store-and-network", fetchKey },
  );
  const { staleSince } = useQueuePoll(() =>
    fetchQuery<StuckJobsQuery>(environment, query, {}, { fetchPolicy: "network-only" }).toPromise(),
  );
  const { items, count } = hangingWork;
  const [oldest] = items;
  return (
    <QueueRow
      {...queue}
      count={count}
      tone="danger"
      empty={workQueueTexts.noWork}
      staleSince={staleSince}
      more={
        count > 0 && {
          label: workQueueTexts.details,
          content: (
            <>
              <ul aria-label={workQueueTexts.details} className={css.jobs}>
                {items.map((job) => (
                  <li key={job.id}>
                    <JobName kind={job.kind} />
                    {`: ${getState(job)}`}
                  </li>
                ))}
              </ul>
              {count > items.length && workQueueTexts.more(count - items.length)}
            </>
          ),
        }
      }
    >
      {oldest !== undefined && `${jobText(oldest.kind)}: ${getState(oldest)}`}
    </QueueRow>
  );
}

function getState({ state, since }: Job): string {
  return `${workQueueTexts.hanging[state]} since ${showMoment(Date.parse(since))}`;
}

function JobName({ kind }: { readonly kind: string }) {
  const href = Object.hasOwn(pages, kind) ? pages[kind] : undefined;
  return href === undefined ? jobText(kind) : <Link href={href}>{jobText(kind)}</Link>;
}
