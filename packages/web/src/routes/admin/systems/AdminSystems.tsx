import { pageCount, pagesToShow } from "@cathedra/domain";
import { conditionTexts, stationAdminTexts as texts } from "@cathedra/domain/messages";
import { daysToMiss, stationConditions } from "@cathedra/domain/stations";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { FoldingCard } from "@cathedra/ui-kit/FoldingCard";
import { Plus } from "@cathedra/ui-kit/Icon";
import { Pager } from "@cathedra/ui-kit/Pager";
import { Select } from "@cathedra/ui-kit/Select";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { lazy, useState } from "react";
import { graphql } from "react-relay/hooks";
import { Navigate, useLocation, useRevalidator } from "react-router";
import type { AdminSystemsQuery } from "../../../__generated__/AdminSystemsQuery.graphql.ts";
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
import { SystemDialog } from "./SystemDialog.tsx";
import { SystemDrawer } from "./SystemDrawer.tsx";
import { systemColumns } from "./system-columns.tsx";
import { type SystemsView, systemOrders, systemsPageSize, systemsView } from "./systems-view.ts";

const orderLabels: Readonly<Record<SystemsView["order"], string>> = {
  service_tag: "Service tag",
  last_seen: "Seen last",
  first_seen: "Seen longest ago",
  disk_free: "Least free disk",
  customer: "Institution",
};

/** The refresh interval of a visible list: half of a heartbeat. */
const everyMs = 15_000;

/** All systems with their conditions, and the actions on them (10.002-10.004). */
export function AdminSystems() {
  useRefreshOnReturn();
  const data = useRouteQuery<AdminSystemsQuery>(graphql`
    query AdminSystemsQuery(
      $serviceTag: String!
      $condition: VistSystemCondition
      $days: Int
      $order: VistSystemOrder
      $limit: Int!
      $offset: Int!
    ) @preloadable {
      ...Viewer_query
      vistSystemsFound(serviceTag: $serviceTag, days: $days) {
        total
        conditions {
          condition
          count
        }
      }
      vistSystemsByServiceTag(
        serviceTag: $serviceTag
        condition: $condition
        days: $days
        order: $order
        limit: $limit
        offset: $offset
      ) {
        ...systemColumns_system @relay(mask: false)
      }
    }
  `);
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const polled = usePoll(everyMs, revalidate);
  const { view, show, isRereading } = useTableAddress(systemsView);
  const { opened, close, getHref } = useOpened();
  const [settings, setSettings] = useTableSettings("systems");
  const [isCreating, setCreating] = useState(false);
  const { vistSystemsFound: found, vistSystemsByServiceTag: rows } = data;
  const getCount = (wanted: string) =>
    found.conditions.find(({ condition }) => condition === wanted)?.count ?? 0;
  const count = view.condition === null ? found.total : getCount(view.condition);
  const last = pageCount(count, systemsPageSize);
  const addressOf = (page: number) => `${pathname}?${systemsView.write({ ...view, page })}`;
  if (rows.length === 0 && count > 0 && view.page > last) return <Navigate to={addressOf(last)} replace />;
  const narrow = (part: Partial<SystemsView>) => show({ ...view, page: 1, ...part });
  const showAll = () => {
    show(systemsView.whole(view));
    focusSearch();
  };
  return (
    <Stack gap={5}>
      <StatisticsCard />
      <TableBar
        search={{
          label: "Search systems by service tag, name or place",
          value: view.search,
          delay: 1_000,
          onSearch: (search) => narrow({ search }),
        }}
        acts={
          <>
            <TableSettingsButton columns={systemColumns} settings={settings} onSettingsChange={setSettings} />
            <Button variant="primary" icon={Plus} onPress={() => setCreating(true)}>
              Add system
            </Button>
          </>
        }
      >
        <Select
          label="State"
          emptyLabel={`All (${found.total.toLocaleString("en")})`}
          options={stationConditions.map((condition) => ({
            value: condition,
            label: `${conditionTexts[condition].label} (${getCount(condition).toLocaleString("en")})`,
          }))}
          value={view.condition}
          onChange={(condition) =>
            narrow({ condition: stationConditions.find((each) => each === condition) ?? null })
          }
        />
        <Select
          label="Missing after"
          options={[...new Set([...daysToMiss.choices, view.days])]
            .toSorted((one, other) => one - other)
            .map((days) => ({ value: String(days), label: days === 1 ? "1 day" : `${days} days` }))}
          value={String(view.days)}
          onChange={(days) => narrow({ days: Number(days) })}
        />
        <Select
          label="Sort by"
          options={systemOrders.map((order) => ({ value: order, label: orderLabels[order] }))}
          value={view.order}
          onChange={(order) =>
            narrow({ order: systemOrders.find((each) => each === order) ?? "service_tag" })
          }
        />
      </TableBar>
      <StaleNotice {...polled} />
      <output>
        <Text as="span" size="small" tone="muted" figures="tabular">
          {countedText(count, "system")}
          {view.condition !== null && `. ${conditionTexts[view.condition].why}`}
        </Text>
      </output>
      <Card padding="none">
        <DataTable
          label="Systems"
          columns={systemColumns}
          settings={settings}
          rows={rows}
          rowId={({ id }) => id}
          rowHref={({ id }) => getHref(id)}
          isLoading={isRereading}
          empty={
            systemsView.isNarrowed(view) ? (
              <EmptyState action={<Button onPress={showAll}>Show all systems</Button>}>
                {texts.none}
              </EmptyState>
            ) : (
              <EmptyState>{texts.none}</EmptyState>
            )
          }
        />
      </Card>
      {last > 1 && (
        <Pager
          label="Pages of systems"
          current={Math.min(view.page, last)}
          entries={pagesToShow(Math.min(view.page, last), last)}
          getHref={addressOf}
        />
      )}
      {opened !== null && (
        <SystemDrawer key={opened} systemId={opened} onClose={close} onChanged={() => void revalidate()} />
      )}
      {isCreating && (
        <SystemDialog system={null} onClose={() => setCreating(false)} onSaved={() => void revalidate()} />
      )}
    </Stack>
  );
}

const LogsStatistics = lazy(() =>
  import("./LogsStatistics.tsx").then((file) => ({ default: file.LogsStatistics })),
);

/** Statistics of all systems, shown on request (10.002, 10.005, 10.007, 10.008). */
function StatisticsCard() {
  const [isExpanded, setExpanded] = useState(false);
  return (
    <FoldingCard title={texts.statistics} isExpanded={isExpanded} onExpandedChange={setExpanded}>
      <Section placeholder={<Skeleton lines={3} label="Loading the statistics" />}>
        <LogsStatistics />
      </Section>
    </FoldingCard>
  );
}
