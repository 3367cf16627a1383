import { workQueueTexts } from "@cathedra/domain/messages";
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from "react-relay/hooks";
import type { RolloutsQuery } from "../../../__generated__/RolloutsQuery.graphql.ts";
import { useNow } from "../../../features/poll/use-now.ts";
import { type QueueProps, QueueRow } from "./QueueRow.tsx";
import { useQueuePoll, useReadWithPage } from "./use-queue.ts";

const query = graphql`
  query RolloutsQuery($from: DateTime!) {
    softwareReleases(state: published, publishedFrom: $from, limit: 20) {
      releases {
        id
        softwareName
        version
        progress {
          total
          waiting
          downloading
          ready
          installing
          installed
          failed
          superseded
        }
      }
    }
  }
`;

/** The number of days after publication for which a release is listed; stations that are behind later count as outdated. */
const watchedDays = 60;
const dayMs = 86_400_000;

/** The releases of the last weeks that some of their stations do not have yet. */
export function Rollouts(queue: QueueProps) {
  const environment = useRelayEnvironment();
  const fetchKey = useReadWithPage();
  const variables = { from: watchedFrom(useNow()) };
  const { softwareReleases } = useLazyLoadQuery<RolloutsQuery>(query, variables, {
    fetchPolicy: "store-and-network",
    fetchKey,
  });
  const { staleSince } = useQueuePoll(() =>
    fetchQuery<RolloutsQuery>(environment, query, variables, { fetchPolicy: "network-only" }).toPromise(),
  );
  const rolling = softwareReleases.releases.filter(
    ({ progress: { total, installed, superseded } }) => installed + superseded < total,
  );
  const failing = rolling.filter(({ progress }) => progress.failed > 0);
  const [first] = failing.length > 0 ? failing : rolling;
  return (
    <QueueRow
      {...queue}
      count={rolling.length}
      tone={failing.length > 0 ? "danger" : "neutral"}
      empty={workQueueTexts.noReleases}
      staleSince={staleSince}
    >
      {first !== undefined &&
        [
          `${first.softwareName} ${first.version}`,
          workQueueTexts.installed(first.progress.installed, first.progress.total),
          ...(first.progress.failed > 0 ? [workQueueTexts.failed(first.progress.failed)] : []),
        ].join(" · ")}
    </QueueRow>
  );
}

/** The value is constant for a day: a component that suspends starts with a new state. */
function watchedFrom(now: number): string {
  return new Date((Math.floor(now / dayMs) - watchedDays) * dayMs).toISOString();
}
