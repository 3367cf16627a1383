import { pageCount, percentText } from "@cathedra/domain";
import { stationAdminTexts, stationOverviewTexts as texts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Download } from "@cathedra/ui-kit/Icon";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { StationLogsQuery } from "../../../../__generated__/StationLogsQuery.graphql.ts";
import { Moment } from "../../../../format/Moment.tsx";
import { sizeText } from "../../../../format/size-text.ts";
import { toasts } from "../../../../shell/toasts.ts";
import * as css from "../systems.css.ts";
import { PageButtons } from "./PageButtons.tsx";
import { useStationActions } from "./use-station-actions.ts";

const pageSize = 25;

type StationLogsProps = { readonly systemId: string; readonly readAt: string; readonly canDownload: boolean };

/** Every log that a simulator sent, whether or not its run was delivered. */
export function StationLogs({ systemId, readAt, canDownload }: StationLogsProps) {
  const [page, setPage] = useState(1);
  const { vistSystemLogs: found } = useLazyLoadQuery<StationLogsQuery>(
    graphql`
      query StationLogsQuery($id: ID!, $limit: Int!, $offset: Int!) {
        vistSystemLogs(id: $id, limit: $limit, offset: $offset) {
          total
          logs {
            id
            name
            isRunDelivered
            startedAt
            endedAt
            size
            received
            doneAt
            damage
          }
        }
      }
    `,
    { id: systemId, limit: pageSize, offset: (page - 1) * pageSize },
    { fetchPolicy: "store-and-network", fetchKey: readAt },
  );
  const { link } = useStationActions();
  const [isBusy, setBusy] = useState(false);
  const { total, logs } = found;
  const whole = logs.filter(({ doneAt }) => doneAt != null).map(({ id }) => id);
  const download = async (ids: readonly string[]) => {
    setBusy(true);
    // The tab is opened during the click: browsers block windows that are opened later as advertisements.
    const tab = window.open("about:blank", "_blank");
    try {
      const { createVistSystemLogLink: url } = await link({ id: systemId, logs: [...ids] });
      if (tab === null) window.location.assign(url);
      else {
        tab.opener = null;
        tab.location.href = url;
      }
      toasts.success(stationAdminTexts.downloaded);
    } catch {
      tab?.close();
      toasts.error(stationAdminTexts.downloadFailed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack gap={3}>
      <Text size="small" tone="muted">
        {canDownload ? texts.logsWhat : `${texts.logsWhat} ${texts.logsAreStaffs}`}
      </Text>
      {total === 0 && <Text tone="muted">{texts.noLogs}</Text>}
      {canDownload && whole.length > 0 && (
        <div>
          <Button icon={Download} isPending={isBusy} onPress={() => void download(whole)}>
            {`Download ${whole.length === 1 ? "this log" : `these ${whole.length} logs`}`}
          </Button>
        </div>
      )}
      <ul className={css.list}>
        {logs.map(({ id, name, isRunDelivered, startedAt, endedAt, size, received, doneAt, damage }) => (
          <li key={id} className={css.entry}>
            <Inline gap={2}>
              <Text as="span" weight="medium">
                {name}
              </Text>
              {canDownload && doneAt != null && (
                <Button size="small" isDisabled={isBusy} onPress={() => void download([id])}>
                  {`Download ${name}`}
                </Button>
              )}
            </Inline>
            <Text as="span" size="small" tone="muted" figures="tabular">
              <Moment at={startedAt} />
              {" – "}
              <Moment at={endedAt} />
              {` · ${sizeText(size)}`}
              {isRunDelivered === false ? ` · ${texts.runMissing}` : ""}
              {doneAt == null && ` · ${unfinishedText(damage, received / size)}`}
            </Text>
          </li>
        ))}
      </ul>
      <PageButtons page={page} last={pageCount(total, pageSize)} onPage={setPage} />
    </Stack>
  );
}

function unfinishedText(damage: string | null | undefined, share: number): string {
  if (damage === "other_bytes" || damage === "other_content") return texts.logDamage[damage];
  return `${texts.onItsWay}, ${percentText(Math.floor(100 * share))}`;
}
