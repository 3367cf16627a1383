import { type ActivitySortKey, activitySortKeys, pageCount, pagesToShow } from "@cathedra/domain";
import { activityLogPageSize } from "@cathedra/domain/activity-log";
import { activityLogTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { ClipboardList } from "@cathedra/ui-kit/Icon";
import { Inline } from "@cathedra/ui-kit/Inline";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Pager } from "@cathedra/ui-kit/Pager";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { Navigate, useRevalidator } from "react-router";
import { PeopleLinks } from "../../features/people/PeopleLinks.tsx";
import type { TableSettings } from "../../features/table-page/columns.ts";
import { DataTable } from "../../features/table-page/DataTable.tsx";
import { runHref } from "../../features/vist-activities/run-texts.ts";
import { columnsOfAll, ownColumns } from "./log-columns.tsx";
import type { RunRow } from "./log-row.ts";
import { runsText } from "./log-texts.ts";
import { getOrder, type LogView, logView, sortedBy } from "./log-view.ts";

export type RunsProps = {
  readonly view: LogView;
  readonly page: { readonly rows: readonly RunRow[]; readonly count: number; readonly isExact: boolean };
  readonly settings: TableSettings;
  readonly isLoading: boolean;
  readonly onChange: (view: LogView) => void;
};

/** A page of runs, sorted by the heads of its columns (6.001, 6.018). */
export function Runs({ view, page: { rows, count, isExact }, settings, isLoading, onChange }: RunsProps) {
  const last = pageCount(count, activityLogPageSize);
  // The page is beyond the last one: the link is old, or runs were deleted.
  if (rows.length === 0 && count > 0 && view.page > last)
    return <Navigate to={addressOf({ ...view, page: last })} replace />;
  return (
    <Stack gap={4}>
      <Card padding="none">
        <PeopleLinks of={view.view === "all" ? rows.map(({ createdBy }) => createdBy.keycloak_id) : []}>
          <DataTable
            label="Activities"
            columns={view.view === "all" ? columnsOfAll : ownColumns}
            settings={settings}
            rows={rows}
            rowId={({ id }) => id}
            rowHref={runHref}
            sort={{ column: view.sort, direction: getOrder(view) === "ASC" ? "ascending" : "descending" }}
            onSortChange={({ column, direction }) => onChange(turned(view, column, direction))}
            isLoading={isLoading}
            empty={<Nothing view={view} onChange={onChange} />}
          />
        </PeopleLinks>
      </Card>
      {count > 0 && (
        <Inline justify="between" gap={4}>
          <output>
            <Text as="span" size="small" tone="muted" figures="tabular">
              {runsText(count, isExact)}
            </Text>
          </output>
          {last > 1 && (
            <Pager
              label="Pages of activities"
              current={Math.min(view.page, last)}
              entries={pagesToShow(view.page, last)}
              getHref={(page) => addressOf({ ...view, page })}
            />
          )}
        </Inline>
      )}
    </Stack>
  );
}

/** The view sorted by a column; another column begins in its usual direction. */
function turned(view: LogView, column: string, direction: "ascending" | "descending"): LogView {
  const sort: ActivitySortKey = activitySortKeys.find((key) => key === column) ?? view.sort;
  const order = direction === "ascending" ? "ASC" : "DESC";
  return sort === view.sort
    ? sortedBy(view, sort, order)
    : sortedBy(view, sort, getOrder({ ...view, sort, order: null }));
}

function addressOf(view: LogView): string {
  const query = logView.write(view).toString();
  return query === "" ? "/activity-log" : `/activity-log?${query}`;
}

/**
 * The specified text, whatever the reason (6.003); people who have never run anything are also told what will fill the list.
 */
function Nothing({ view, onChange }: Pick<RunsProps, "view" | "onChange">) {
  const { revalidate, state } = useRevalidator();
  const isNarrowed = logView.isNarrowed(view);
  const isFirstTime = view.view === "mine" && !isNarrowed;
  return (
    <EmptyState
      {...(isFirstTime ? { icon: ClipboardList } : {})}
      action={
        <Stack gap={4} align="center">
          {isFirstTime && (
            <Text tone="muted" size="small">
              {activityLogTexts.firstTime}
            </Text>
          )}
          <Inline gap={2} justify="center">
            {isFirstTime && <LinkButton href="/cloud-cases">Cloud cases</LinkButton>}
            {isNarrowed && <Button onPress={() => onChange(logView.whole(view))}>Clear filters</Button>}
            <Button variant="quiet" isPending={state === "loading"} onPress={() => void revalidate()}>
              Reload
            </Button>
          </Inline>
        </Stack>
      }
    >
      {activityLogTexts.none}
    </EmptyState>
  );
}
