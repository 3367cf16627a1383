import { pageCount, pagesToShow } from "@cathedra/domain";
import { softwareReleaseTexts as texts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Plus } from "@cathedra/ui-kit/Icon";
import { Pager } from "@cathedra/ui-kit/Pager";
import { Select } from "@cathedra/ui-kit/Select";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useState } from "react";
import { graphql } from "react-relay/hooks";
import { Navigate, useLocation, useNavigate, useRevalidator } from "react-router";
import type { AdminSoftwareQuery } from "../../../__generated__/AdminSoftwareQuery.graphql.ts";
import { focusSearch } from "../../../features/list-bar/focus-search.ts";
import { StaleNotice } from "../../../features/poll/StaleNotice.tsx";
import { usePoll } from "../../../features/poll/use-poll.ts";
import { useRefreshOnReturn } from "../../../features/poll/use-refresh-on-return.ts";
import { Section } from "../../../features/section/Section.tsx";
import { countedText } from "../../../features/table-page/count-text.ts";
import { DataTable } from "../../../features/table-page/DataTable.tsx";
import { TableBar } from "../../../features/table-page/TableBar.tsx";
import { TableSettingsButton } from "../../../features/table-page/TableSettingsButton.tsx";
import { useOpened } from "../../../features/table-page/use-opened.ts";
import { useTableAddress } from "../../../features/table-page/use-table-address.ts";
import { useTableSettings } from "../../../features/table-page/use-table-settings.ts";
import { useRouteQuery } from "../../../relay/use-route-query.ts";
import { KeyGaps } from "./KeyGaps.tsx";
import { NewRelease } from "./NewRelease.tsx";
import { ReleaseDrawer } from "./ReleaseDrawer.tsx";
import { releaseColumns } from "./release-columns.tsx";
import { releaseStates, type SoftwareView, softwarePageSize, softwareView } from "./software-view.ts";

/** How often the list is read again while the page is visible, in milliseconds. */
const everyMs = 15_000;

/** All releases of station software, with their state and progress. */
export function AdminSoftware() {
  useRefreshOnReturn();
  const { softwareReleases: list } = useRouteQuery<AdminSoftwareQuery>(graphql`
    query AdminSoftwareQuery(
      $searchText: String
      $state: SoftwareReleaseState
      $limit: Int!
      $offset: Int!
    ) @preloadable {
      ...Viewer_query
      softwareReleases(searchText: $searchText, state: $state, limit: $limit, offset: $offset) {
        totalCount
        releases {
          ...releaseColumns_release @relay(mask: false)
        }
      }
    }
  `);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const polled = usePoll(everyMs, revalidate);
  const { view, show, isRereading } = useTableAddress(softwareView);
  const { opened, close, getHref } = useOpened();
  const [settings, setSettings] = useTableSettings("software");
  const [isCreating, setCreating] = useState(false);
  const last = pageCount(list.totalCount, softwarePageSize);
  const addressOf = (page: number) => `${pathname}?${softwareView.write({ ...view, page })}`;
  if (list.releases.length === 0 && list.totalCount > 0) return <Navigate to={addressOf(last)} replace />;
  const narrow = (part: Partial<SoftwareView>) => show({ ...view, page: 1, ...part });
  const showAll = () => {
    show(softwareView.whole(view));
    focusSearch();
  };
  const reread = () => void revalidate();
  return (
    <Stack gap={5}>
      <TableBar
        search={{
          label: texts.searchPlaceholder,
          value: view.search,
          onSearch: (search) => narrow({ search }),
        }}
        acts={
          <>
            <TableSettingsButton
              columns={releaseColumns}
              settings={settings}
              onSettingsChange={setSettings}
            />
            <Button variant="primary" icon={Plus} onPress={() => setCreating(true)}>
              {texts.newRelease}
            </Button>
          </>
        }
      >
        <Select
          label={texts.columns.state}
          emptyLabel={texts.allStates}
          options={releaseStates.map((state) => ({ value: state, label: texts.states[state] }))}
          value={view.state}
          onChange={(state) => narrow({ state: releaseStates.find((each) => each === state) ?? null })}
        />
      </TableBar>
      <StaleNotice {...polled} />
      <output>
        <Text as="span" size="small" tone="muted" figures="tabular">
          {countedText(list.totalCount, "release")}
        </Text>
      </output>
      <Card padding="none">
        <DataTable
          label="Releases"
          columns={releaseColumns}
          settings={settings}
          rows={list.releases}
          rowId={({ id }) => String(id)}
          rowHref={({ id }) => getHref(String(id))}
          isLoading={isRereading}
          empty={
            softwareView.isNarrowed(view) ? (
              <EmptyState action={<Button onPress={showAll}>Show all releases</Button>}>
                {texts.nothingFound}
              </EmptyState>
            ) : (
              <EmptyState>{texts.empty}</EmptyState>
            )
          }
        />
      </Card>
      {last > 1 && (
        <Pager
          label="Pages of releases"
          current={Math.min(view.page, last)}
          entries={pagesToShow(Math.min(view.page, last), last)}
          getHref={addressOf}
        />
      )}
      <Section placeholder={null}>
        <KeyGaps releaseId={null} />
      </Section>
      {opened !== null && (
        <ReleaseDrawer key={opened} releaseId={Number(opened)} onClose={close} onChanged={reread} />
      )}
      {isCreating && (
        <NewRelease
          onClose={() => setCreating(false)}
          onMade={(id) => {
            reread();
            void navigate(getHref(id));
          }}
        />
      )}
    </Stack>
  );
}
