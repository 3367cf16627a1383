import { conditionTexts, workQueueTexts } from "@cathedra/domain/messages";
import type { StationCondition } from "@cathedra/domain/stations";
import { Link } from "@cathedra/ui-kit/Link";
import { Fragment } from "react";
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from "react-relay/hooks";
import type { StationsQuery } from "../../../__generated__/StationsQuery.graphql.ts";
import { type QueueProps, QueueRow } from "./QueueRow.tsx";
import { useQueuePoll, useReadWithPage } from "./use-queue.ts";

const query = graphql`
  query StationsQuery {
    vistSystemsFound(serviceTag: "") {
      conditions {
        condition
        count
      }
    }
  }
`;

/**
 * The conditions that are listed, the worst first. Outdated systems are shown with the releases, and new systems are not a
 * problem.
 */
const wanted = [
  "cloned",
  "not_seen",
  "low_disk",
  "clock_wrong",
] as const satisfies readonly StationCondition[];

/** The systems that need attention, by their condition. */
export function Stations(queue: QueueProps) {
  const environment = useRelayEnvironment();
  const fetchKey = useReadWithPage();
  const { vistSystemsFound } = useLazyLoadQuery<StationsQuery>(
    query,
    {},
    { fetchPolicy: "store-and-network", fetchKey },
  );
  const { staleSince } = useQueuePoll(() =>
    fetchQuery<StationsQuery>(environment, query, {}, { fetchPolicy: "network-only" }).toPromise(),
  );
  const found = wanted.flatMap((condition) => {
    const count = vistSystemsFound.conditions.find((each) => each.condition === condition)?.count ?? 0;
    return count === 0 ? [] : [{ condition, count }];
  });
  return (
    <QueueRow
      {...queue}
      // A system can have several conditions: only the largest number is certain.
      count={Math.max(0, ...found.map(({ count }) => count))}
      empty={workQueueTexts.noStations}
      staleSince={staleSince}
    >
      {found.map(({ condition, count }, index) => (
        <Fragment key={condition}>
          {index > 0 && " · "}
          <Link
            href={`/admin/systems?condition=${condition}`}
          >{`${conditionTexts[condition].label}: ${count}`}</Link>
        </Fragment>
      ))}
    </QueueRow>
  );
}
