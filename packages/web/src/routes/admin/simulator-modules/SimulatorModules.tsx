import { simulatorModuleList } from "@cathedra/domain/lists";
import { simulatorModuleTexts as texts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Upload } from "@cathedra/ui-kit/Icon";
import { useState } from "react";
import { graphql } from "react-relay/hooks";
import { useRevalidator } from "react-router";
import type { SimulatorModulesQuery } from "../../../__generated__/SimulatorModulesQuery.graphql.ts";
import { PagedList } from "../../../features/table-page/PagedList.tsx";
import { useOpened } from "../../../features/table-page/use-opened.ts";
import { useRouteQuery } from "../../../relay/use-route-query.ts";
import { ImportDialog } from "./ImportDialog.tsx";
import { ModuleDrawer } from "./ModuleDrawer.tsx";
import { moduleColumns } from "./module-columns.tsx";

/** The versions of all modules, and the button to import more (12.006). */
export function SimulatorModules() {
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
  const { revalidate } = useRevalidator();
  const { opened, close, getHref } = useOpened();
  const [isImporting, setImporting] = useState(false);
  return (
    <>
      <PagedList
        list={simulatorModuleList}
        name="simulator-modules"
        label="Versions of modules"
        one="version"
        pagesLabel="Pages of modules"
        columns={moduleColumns}
        rows={list.modules}
        total={list.totalCount}
        rowId={({ id }) => String(id)}
        rowHref={({ id }) => getHref(String(id))}
        texts={{ none: texts.noneFound, noneYet: texts.none, showAll: "Show all modules" }}
        acts={
          <Button variant="primary" icon={Upload} onPress={() => setImporting(true)}>
            {texts.import}
          </Button>
        }
      />
      {opened !== null && <ModuleDrawer key={opened} moduleId={Number(opened)} onClose={close} />}
      <ImportDialog
        isOpen={isImporting}
        onClose={() => setImporting(false)}
        onImported={() => void revalidate()}
      />
    </>
  );
}
