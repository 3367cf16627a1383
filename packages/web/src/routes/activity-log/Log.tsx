import { activityLogTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Download } from "@cathedra/ui-kit/Icon";
import { Menu } from "@cathedra/ui-kit/Menu";
import { Stack } from "@cathedra/ui-kit/Stack";
import type { LogBar_query$key } from "../../__generated__/LogBar_query.graphql.ts";
import { ExportStatus } from "../../features/export/ExportStatus.tsx";
import { TableSettingsButton } from "../../features/table-page/TableSettingsButton.tsx";
import { useTableAddress } from "../../features/table-page/use-table-address.ts";
import { useTableSettings } from "../../features/table-page/use-table-settings.ts";
import { exportFormats, useLogExport } from "./export/use-log-export.ts";
import { LogBar, type LogBarProps } from "./LogBar.tsx";
import { columnsOfAll, ownColumns } from "./log-columns.tsx";
import { logView } from "./log-view.ts";
import { Runs, type RunsProps } from "./Runs.tsx";

export type LogProps = Pick<RunsProps, "page"> &
  Pick<LogBarProps, "groups"> & { readonly query: LogBar_query$key };

const exports = exportFormats.map((id) => ({ id, ...activityLogTexts.exports[id] }));

/** A page of runs below its filters (6.001). The old rows stay while another page is fetched. */
export function Log({ query, groups, page }: LogProps) {
  const { view, show, isRereading } = useTableAddress(logView);
  const [settings, setSettings] = useTableSettings("activity-log");
  const { state, start, stop } = useLogExport();
  return (
    <Stack gap={4}>
      <LogBar
        query={query}
        view={view}
        groups={groups}
        onChange={show}
        acts={
          <>
            <TableSettingsButton
              columns={view.view === "all" ? columnsOfAll : ownColumns}
              settings={settings}
              onSettingsChange={setSettings}
            />
            <Menu
              trigger={
                <Button icon={Download} isPending={state.status === "running"} pendingLabel="Exporting">
                  Export
                </Button>
              }
              entries={exports}
              onAction={(id) => void start(view, exportFormats.find((format) => format === id) ?? "list")}
              placement="bottom end"
            />
          </>
        }
      />
      <ExportStatus state={state} things="activities" onStop={stop} />
      <Runs view={view} page={page} settings={settings} isLoading={isRereading} onChange={show} />
    </Stack>
  );
}
