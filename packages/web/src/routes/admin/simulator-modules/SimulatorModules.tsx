import { pageCount, pagesToShow } from "@cathedra/domain";
import { simulatorModuleTexts as texts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Upload } from "@cathedra/ui-kit/Icon";
import { Pager } from "@cathedra/ui-kit/Pager";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useState } from "react";
import { graphql } from "react-relay/hooks";
import { Navigate, useLocation, useRevalidator } from "react-router";
import type { SimulatorModulesQuery } from "../../../__generated__/SimulatorModulesQuery.graphql.ts";
import { focusSearch } from "../../../features/list-bar/focus-search.ts";
import { useRefreshOnReturn } from "../../../features/poll/use-refresh-on-return.ts";
import { countedText } from "../../../features/table-page/count-text.ts";
import { DataTable } from "../../../features/table-page/DataTable.tsx";
import { TableBar } from "../../../features/table-page/TableBar.tsx";
import { TableSettingsButton } from "../../../features/table-page/TableSettingsButton.tsx";
import { useOpened } from "../../../features/table-page/use-opened.ts";
import { useTableAddress } from "../../../features/table-page/use-table-address.ts";
import { useTableSettings } from "../../../features/table-page/use-table-settings.ts";
import { useRouteQuery } from "../../../relay/use-route-query.ts";
import { ImportDialog } from "./ImportDialog.tsx";
import { ModuleDrawer } from "./ModuleDrawer.tsx";
import { moduleColumns } from "./module-columns.tsx";
import { modulesPageSize, modulesView } from "./modules-view.ts";

/** The versions of all modules, and the button to import more (12.006). */
export function SimulatorModules() {
  useRefreshOnReturn();
  const { simulatorModules: list } = useRouteQuery<SimulatorModulesQuery>(graphql`
    query SimulatorModulesQuery($searchText: String, $limit: Int!, $offset: Int!) @preloadable {
      ...Viewer_query
      simulatorModules(searchText: $searchText, limit: $limit, offset: $offset) {
        totalCount
        modules {
          ...moduleColumns_module @relay(mask: false)
        }
      }
    }
  `);
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const { view, show, isRereading } = useTableAddress(modulesView);
  const { opened, close, getHref } = useOpened();
  const [settings, setSettings] = useTableSettings("simulator-modules");
  const [isImporting, setImporting] = useState(false);
  const last = pageCount(list.totalCount, modulesPageSize);
  const addressOf = (page: number) => `${pathname}?${modulesView.write({ ...view, page })}`;
  if (list.modules.length === 0 && list.totalCount > 0) return <Navigate to={addressOf(last)} replace />;
  const showAll = () => {
    show(modulesView.whole(view));
    focusSearch();
  };
  const importButton = (
    <Button variant="primary" icon={Upload} onPress={() => setImporting(true)}>
      {texts.import}
    </Button>
  );
  return (
    <Stack gap={5}>
      <TableBar
        search={{
          label: "Search modules by name, code or version",
          value: view.search,
          onSearch: (search) => show({ ...view, search, page: 1 }),
        }}
        acts={
          <>
            <TableSettingsButton columns={moduleColumns} settings={settings} onSettingsChange={setSettings} />
            {importButton}
          </>
        }
      />
      <output>
        <Text as="span" size="small" tone="muted" figures="tabular">
          {countedText(list.totalCount, "version")}
        </Text>
      </output>
      <Card padding="none">
        <DataTable
          label="Versions of modules"
          columns={moduleColumns}
          settings={settings}
          rows={list.modules}
          rowId={({ id }) => String(id)}
          rowHref={({ id }) => getHref(String(id))}
          isLoading={isRereading}
          empty={
            modulesView.isNarrowed(view) ? (
              <EmptyState action={<Button onPress={showAll}>Show all modules</Button>}>
                {texts.noneFound}
              </EmptyState>
            ) : (
              <EmptyState>{texts.none}</EmptyState>
            )
          }
        />
      </Card>
      {last > 1 && (
        <Pager
          label="Pages of modules"
          current={Math.min(view.page, last)}
          entries={pagesToShow(Math.min(view.page, last), last)}
          getHref={addressOf}
        />
      )}
      {opened !== null && <ModuleDrawer key={opened} moduleId={Number(opened)} onClose={close} />}
      <ImportDialog
        isOpen={isImporting}
        onClose={() => setImporting(false)}
        onImported={() => void revalidate()}
      />
    </Stack>
  );
}
