import { instant } from "@cathedra/domain";
import { stationAdminTexts as texts } from "@cathedra/domain/messages";
import { firstWindowOfLogs, maxSessionLogs } from "@cathedra/domain/stations";
import { Button } from "@cathedra/ui-kit/Button";
import { DatePicker } from "@cathedra/ui-kit/DatePicker";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Heading } from "@cathedra/ui-kit/Heading";
import { Download } from "@cathedra/ui-kit/Icon";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { SessionLogsQuery } from "../../../__generated__/SessionLogsQuery.graphql.ts";
import { useDayRange } from "../../../features/day-range/use-day-range.ts";
import { Section } from "../../../features/section/Section.tsx";
import { localDay } from "../../../format/dates.ts";
import { Moment } from "../../../format/Moment.tsx";
import { daySpan } from "./day-span.ts";
import * as css from "./systems.css.ts";
import { useLogDownload } from "./use-log-download.ts";

export type SessionLogsProps = { readonly serviceTag: string; readonly lastSimulation: string | null };

/** The sessions that a system logged: at first of the seven days that lead up to the last one (10.004, 10.012). */
export function SessionLogs({ serviceTag, lastSimulation }: SessionLogsProps) {
  const first = firstWindowOfLogs(lastSimulation === null ? null : instant(Date.parse(lastSimulation)));
  const [applied, apply] = useState<{ from: string | null; to: string | null }>({
    from: first && localDay(new Date(first.from)),
    to: first && localDay(new Date(first.to)),
  });
  const { range, choose, error } = useDayRange(applied, apply);
  const isFirst =
    first !== null &&
    applied.from === localDay(new Date(first.from)) &&
    applied.to === localDay(new Date(first.to));
  const period =
    isFirst && first !== null
      ? { from: new Date(first.from).toISOString(), to: new Date(first.to).toISOString() }
      : applied.from !== null && applied.to !== null && daySpan(applied.from, applied.to);
  return (
    <Stack gap={3}>
      <Heading level={3}>Session logs</Heading>
      <div className={css.range}>
        <DatePicker label="From" value={range.from} onChange={(from) => choose({ from })} />
        <DatePicker
          label="To"
          value={range.to}
          onChange={(to) => choose({ to })}
          {...(error === undefined ? {} : { errorMessage: error })}
        />
      </div>
      {period === false ? (
        <EmptyState>{texts.noActivities}</EmptyState>
      ) : (
        <Section placeholder={<Skeleton lines={5} label="Loading the session logs" />}>
          <Sessions serviceTag={serviceTag} {...period} />
        </Section>
      )}
    </Stack>
  );
}

type SessionsProps = { readonly serviceTag: string; readonly from: string; readonly to: string };

function Sessions(props: SessionsProps) {
  const { vistActivitiesByServiceTag: sessions } = useLazyLoadQuery<SessionLogsQuery>(
    graphql`
      query SessionLogsQuery($serviceTag: String!, $from: DateTime!, $to: DateTime!) {
        vistActivitiesByServiceTag(serviceTag: $serviceTag, from: $from, to: $to) {
          id
          courseName
          unitName
          activityEnd
          moduleId
          exerciseId
          logCount
        }
      }
    `,
    props,
    { fetchPolicy: "store-and-network" },
  );
  const { download, isBusy } = useLogDownload();
  if (sessions.length === 0) return <EmptyState>{texts.noActivities}</EmptyState>;
  const withLogs = sessions.filter(({ logCount }) => logCount > 0);
  return (
    <Stack gap={3}>
      {withLogs.length === 0 ? (
        <Text size="small" tone="muted">
          No log files have arrived from these sessions.
        </Text>
      ) : (
        <div>
          <Button
            icon={Download}
            isPending={isBusy}
            onPress={() => void download(withLogs.map(({ id }) => id))}
          >
            {`Download log files of ${withLogs.length} ${withLogs.length === 1 ? "session" : "sessions"}`}
          </Button>
        </div>
      )}
      {sessions.length === maxSessionLogs && (
        <Text size="small" tone="muted">
          {`These are the latest ${maxSessionLogs}. Choose a shorter period to see the others.`}
        </Text>
      )}
      <ul className={css.list}>
        {sessions.map(({ id, unitName, courseName, activityEnd, moduleId, exerciseId, logCount }) => (
          <li key={id} className={css.entry}>
            <Text as="span" weight="medium">
              {unitName}
            </Text>
            <Text as="span" size="small" tone="muted" figures="tabular">
              {`${courseName} · ${moduleId}, exercise ${exerciseId} · `}
              <Moment at={activityEnd} />
              {` · ${logCount === 0 ? "no log files" : logCount === 1 ? "1 log file" : `${logCount} log files`}`}
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
