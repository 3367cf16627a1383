import { pageCount, pagesToShow } from "@cathedra/domain";
import { talentTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { RotateCcw } from "@cathedra/ui-kit/Icon";
import { Pager } from "@cathedra/ui-kit/Pager";
import { Stack } from "@cathedra/ui-kit/Stack";
import { graphql } from "react-relay/hooks";
import { Navigate, useLocation, useRevalidator } from "react-router";
import type { TalentQuery } from "../../../__generated__/TalentQuery.graphql.ts";
import { OperationCard } from "../../../features/operation/OperationCard.tsx";
import { useRefreshOnReturn } from "../../../features/poll/use-refresh-on-return.ts";
import { DataTable } from "../../../features/table-page/DataTable.tsx";
import { TableBar } from "../../../features/table-page/TableBar.tsx";
import { TableSettingsButton } from "../../../features/table-page/TableSettingsButton.tsx";
import { useOpened } from "../../../features/table-page/use-opened.ts";
import { useTableAddress } from "../../../features/table-page/use-table-address.ts";
import { useTableSettings } from "../../../features/table-page/use-table-settings.ts";
import { useRouteQuery } from "../../../relay/use-route-query.ts";
import { SyncRunDrawer } from "./SyncRunDrawer.tsx";
import { syncRunColumns } from "./sync-run-columns.tsx";
import { runsPageSize, talentView } from "./talent-view.ts";
import { useSync } from "./use-sync.ts";

/** The synchronisations, and the button that begins one (5.044). */
export function Talent() {
  useRefreshOnReturn();
  const { talentSyncRuns: list } = useRouteQuery<TalentQuery>(graphql`
    query TalentQuery($limit: Int!, $offset: Int!) @preloadable {
      ...Viewer_query
      talentSyncRuns(limit: $limit, offset: $offset) {
        isConfigured
        totalCount
        runs {
          ...syncRunColumns_run @relay(mask: false)
        }
      }
    }
  `);
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const { view, isRereading } = useTableAddress(talentView);
  const { opened, close, getHref } = useOpened();
  const [settings, setSettings] = useTableSettings("talent");
  const { sync, isPending } = useSync(() => void revalidate());
  const last = pageCount(list.totalCount, runsPageSize);
  const addressOf = (page: number) => `${pathname}?${talentView.write({ page })}`;
  if (list.runs.length === 0 && list.totalCount > 0) return <Navigate to={addressOf(last)} replace />;
  const latest = view.page === 1 ? list.runs[0]?.operation : undefined;
  const isGoingOn = latest?.state === "waiting" || latest?.state === "running";
  return (
    <Stack gap={6}>
      {!list.isConfigured && (
        <Banner tone="info" title={talentTexts.notConfigured}>
          {talentTexts.notConfiguredHelp}
        </Banner>
      )}
      <TableBar
        acts={
          <>
            <TableSettingsButton
              columns={syncRunColumns}
              settings={settings}
              onSettingsChange={setSettings}
            />
            {list.isConfigured && (
              <Button
                variant="primary"
                icon={RotateCcw}
                isPending={isPending}
                isDisabled={isGoingOn}
                onPress={sync}
              >
                {talentTexts.sync}
              </Button>
            )}
          </>
        }
      />
      {latest !== undefined && (
        <OperationCard
          key={latest.id}
          title={isGoingOn ? "Now" : "Last synchronisation"}
          operation={latest}
          onChanged={() => void revalidate()}
        />
      )}
      <Card padding="none">
        <DataTable
          label="Synchronisations"
          columns={syncRunColumns}
          settings={settings}
          rows={list.runs}
          rowId={({ id }) => id}
          rowHref={({ id }) => getHref(id)}
          isLoading={isRereading}
          empty={<EmptyState>{talentTexts.none}</EmptyState>}
        />
      </Card>
      {last > 1 && (
        <Pager
          label="Pages of synchronisations"
          current={Math.min(view.page, last)}
          entries={pagesToShow(Math.min(view.page, last), last)}
          getHref={addressOf}
        />
      )}
      {/*
        A run has the id of its operation, whose card is shown beside it: two elements with one key would never be removed.
      */}
      {opened !== null && <SyncRunDrawer key={`run-${opened}`} runId={opened} onClose={close} />}
    </Stack>
  );
}
