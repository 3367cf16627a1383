import { softwareReleaseTexts as texts, workErrorText } from "@cathedra/domain/messages";
import { Badge, type BadgeProps } from "@cathedra/ui-kit/Badge";
import { Button } from "@cathedra/ui-kit/Button";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Progress } from "@cathedra/ui-kit/Progress";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useState } from "react";
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from "react-relay/hooks";
import type { ReleaseStationsQuery } from "../../../__generated__/ReleaseStationsQuery.graphql.ts";
import { NamedQuestion } from "../../../features/named-question/NamedQuestion.tsx";
import { usePoll } from "../../../features/poll/use-poll.ts";
import { toasts } from "../../../shell/toasts.ts";
import * as css from "./software.css.ts";
import { type SoftwareStatus, softwareStatuses } from "./software-statuses.ts";
import { useReleaseChanges } from "./use-release-changes.ts";

const pageSize = 25;

/** The interval of polling the stations' progress, in milliseconds. */
const everyMs = 5_000;

const stationsQuery = graphql`
  query ReleaseStationsQuery($releaseId: Int!, $standing: SoftwareStanding, $limit: Int!, $offset: Int!) {
    softwareReleaseStations(releaseId: $releaseId, standing: $standing, limit: $limit, offset: $offset) {
      totalCount
      stations {
        id
        serviceTag
        name
        customerName
        currentVersion
        standing
        operationId
        state {
          operationStates {
            download {
              state
              progress
              errors
            }
            install {
              state
              progress
              errors
            }
          }
        }
      }
    }
  }
`;

const tones: Readonly<Record<SoftwareStatus, NonNullable<BadgeProps["tone"]>>> = {
  waiting: "neutral",
  downloading: "info",
  ready: "info",
  installing: "info",
  installed: "success",
  failed: "danger",
  superseded: "neutral",
};

export type ReleaseStationsProps = {
  readonly releaseId: number;
  readonly standing: SoftwareStatus | null;
  /** When the page was read; with a new value the list is refetched. */
  readonly readAt: number;
  readonly onChanged: () => void;
};

/** The stations that got a release, with its status on each, the reason of a failure, and a button to end a hanging delivery. */
export function ReleaseStations({ releaseId, standing, readAt, onChanged }: ReleaseStationsProps) {
  const [page, setPage] = useState(0);
  const variables = { releaseId, standing, limit: pageSize, offset: page * pageSize };
  const { softwareReleaseStations: list } = useLazyLoadQuery<ReleaseStationsQuery>(stationsQuery, variables, {
    fetchPolicy: "store-and-network",
    fetchKey: readAt,
  });
  const environment = useRelayEnvironment();
  usePoll(everyMs, () => fetchQuery<ReleaseStationsQuery>(environment, stationsQuery, variables).toPromise());
  const [ending, setEnding] = useState<{ readonly id: string; readonly serviceTag: string } | null>(null);
  const { endWork } = useReleaseChanges();
  if (list.totalCount === 0) {
    return <EmptyState>{standing === null ? texts.noReleaseStations : texts.noneStandsSo}</EmptyState>;
  }
  const last = Math.ceil(list.totalCount / pageSize) - 1;
  return (
    <Stack gap={3}>
      <ul className={css.list}>
        {list.stations.map((station) => {
          const { install, download } = station.state.operationStates;
          const work = install ?? download ?? null;
          const known = softwareStatuses.find((each) => each === station.standing);
          return (
            <li key={station.id} className={css.entry}>
              <div className={css.line}>
                <Text as="span" weight="medium">
                  {`${station.name} (${station.serviceTag})`}
                </Text>
                {known !== undefined && <Badge tone={tones[known]}>{texts.progress[known]}</Badge>}
              </div>
              <Text as="span" size="small" tone="muted">
                {`${station.customerName} · ${texts.has(station.currentVersion ?? null)}`}
              </Text>
              {(known === "downloading" || known === "installing") && work !== null && (
                <Progress
                  label={work.state === "WAITING" ? texts.notTakenUp : texts.progress[known]}
                  value={work.progress}
                />
              )}
              {known === "failed" && work !== null && work.errors.length > 0 && (
                <ul className={css.errors}>
                  {work.errors.map((error) => (
                    <li key={error}>
                      <Text as="span" size="small">
                        {workErrorText(error)}
                      </Text>
                    </li>
                  ))}
                </ul>
              )}
              {station.operationId != null && (
                <div>
                  <Button
                    size="small"
                    aria-label={`${texts.endWork}: ${station.serviceTag}`}
                    onPress={() =>
                      setEnding({ id: station.operationId ?? "", serviceTag: station.serviceTag })
                    }
                  >
                    {texts.endWork}
                  </Button>
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {last > 0 && (
        <Inline gap={2}>
          <Button size="small" isDisabled={page === 0} onPress={() => setPage(page - 1)}>
            Previous
          </Button>
          <Text as="span" size="small" tone="muted" figures="tabular">
            {`Page ${page + 1} of ${last + 1}`}
          </Text>
          <Button size="small" isDisabled={page >= last} onPress={() => setPage(page + 1)}>
            Next
          </Button>
        </Inline>
      )}
      {ending !== null && (
        <NamedQuestion
          title={texts.endQuestion}
          thing="system"
          name={ending.serviceTag}
          confirmLabel={texts.endWork}
          failureMessage={texts.failed}
          onConfirm={async () => {
            await endWork({ id: ending.id });
            toasts.success(texts.endedToast);
            onChanged();
          }}
          onClose={() => setEnding(null)}
        >
          <Text>{texts.endText(ending.serviceTag)}</Text>
        </NamedQuestion>
      )}
    </Stack>
  );
}
