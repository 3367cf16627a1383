import { pageCount, pagesToShow } from "@cathedra/domain";
import type { FilterChoices, ListDescription, ListFilters } from "@cathedra/domain/lists";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Pager } from "@cathedra/ui-kit/Pager";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { media } from "@cathedra/ui-kit/theme";
import { useMedia } from "@cathedra/ui-kit/use-media";
import { VisuallyHidden } from "@cathedra/ui-kit/VisuallyHidden";
import { type ReactNode, useMemo } from "react";
import { Navigate, useLocation } from "react-router";
import { focusSearch } from "../list-bar/focus-search.ts";
import { useRefreshOnReturn } from "../poll/use-refresh-on-return.ts";
import type { DataColumn, TableSettings } from "./columns.ts";
import { countedText } from "./count-text.ts";
import { DataTable } from "./DataTable.tsx";
import { describedColumns, type ShownFields } from "./described-columns.tsx";
import {
  DescribedChips,
  type DescribedChipsProps,
  describedControls,
  describedSearch,
  hasControlledFilter,
} from "./described-filters.tsx";
import { describedView } from "./described-view.ts";
import { TableBar } from "./TableBar.tsx";
import { TableSettingsButton } from "./TableSettingsButton.tsx";
import { useTableAddress } from "./use-table-address.ts";
import { useTableSettings } from "./use-table-settings.ts";

export type PagedListProps<Row extends ShownFields<Filters>, Filters extends ListFilters> = {
  readonly list: ListDescription & { readonly filters: Filters };
  /** The key under which the browser stores the columns and density of the table. */
  readonly name: string;
  readonly label: string;
  /** The noun for one listed item; if absent, the list has no count. */
  readonly one?: string;
  /** The label of the navigation between its pages. */
  readonly pagesLabel: string;
  /** The columns that are written explicitly; those of shown filters that are missing here come last. */
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly total: number;
  readonly rowId: (row: Row) => string;
  /** The address of a row's details. */
  readonly rowHref?: (row: Row) => string;
  readonly texts: { readonly none: string; readonly noneYet: string; readonly showAll: string };
  /** Further buttons, shown beside the one that chooses the columns. */
  readonly acts?: ReactNode;
  /** The buttons of a table that can be saved, in place of the one that chooses the columns. */
  readonly tableActions?: (table: {
    readonly columns: readonly DataColumn<Row>[];
    readonly settings: TableSettings;
    readonly setSettings: (settings: TableSettings) => void;
  }) => ReactNode;
  readonly chips?: DescribedChipsProps<Filters>["texts"];
  readonly rowActions?: (row: Row) => ReactNode;
  readonly rowChoice?: (row: Row) => ReactNode;
  /** Content that is shown below the table of the list. */
  readonly foot?: ReactNode;
  /** A notice between the bar and the table. */
  readonly notice?: ReactNode;
  /** Content that is shown beside the count of the list. */
  readonly counts?: ReactNode;
  /**
   * Whether the list begins high, with compact rows and the filters beside the search: on a phone filters and buttons are folded
   * while none of them is set, and the count is only for screen readers.
   */
  readonly isDense?: boolean;
};

/**
 * A described list with numbered pages: search, a control for each filter, the count, the table, the page links. It is
 * refetched when someone returns to the page.
 */
export function PagedList<Row extends ShownFields<Filters>, Filters extends ListFilters>(
  props: PagedListProps<Row, Filters>,
) {
  const { list, rows, total, texts, isDense = false } = props;
  const columns = useMemo(() => describedColumns(list, props.columns), [list, props.columns]);
  useRefreshOnReturn();
  const isPhone = useMedia(media.phone);
  const address = describedView(list.filters);
  const { pathname } = useLocation();
  const { view, show, isRereading } = useTableAddress(address);
  const [settings, setSettings] = useTableSettings(props.name, isDense ? "compact" : undefined);
  const last = pageCount(total, list.pageSize);
  const addressOf = (page: number) => `${pathname}?${address.write({ ...view, page })}`;
  if (rows.length === 0 && total > 0 && view.page > last) return <Navigate to={addressOf(last)} replace />;
  const onNarrow = (part: Partial<FilterChoices<Filters>>) => show({ ...view, page: 1, ...part });
  const filters = { filters: list.filters, view, onNarrow };
  const search = describedSearch(filters);
  const showAll = () => {
    show(address.whole(view));
    focusSearch();
  };
  return (
    <Stack gap={isDense ? 3 : 5}>
      <TableBar
        {...(search === undefined ? {} : { search })}
        {...(isDense ? { fold: { isOpenAtFirst: hasControlledFilter(filters) } } : {})}
        isInLine={isDense}
        acts={
          <>
            {props.tableActions?.({ columns, settings, setSettings }) ?? (
              <TableSettingsButton columns={columns} settings={settings} onSettingsChange={setSettings} />
            )}
            {props.acts}
          </>
        }
      >
        {describedControls(filters)}
      </TableBar>
      {props.notice}
      <DescribedChips {...filters} {...(props.chips === undefined ? {} : { texts: props.chips })} />
      {props.one === undefined ? null : isDense && isPhone ? (
        <VisuallyHidden>
          <output>{countedText(total, props.one)}</output>
        </VisuallyHidden>
      ) : (
        <Inline gap={4}>
          <output>
            <Text as="span" size="small" tone="muted" figures="tabular">
              {countedText(total, props.one)}
            </Text>
          </output>
          {props.counts}
        </Inline>
      )}
      <Card padding="none">
        <DataTable
          label={props.label}
          columns={columns}
          settings={settings}
          rows={rows}
          rowId={props.rowId}
          {...(props.rowHref === undefined ? {} : { rowHref: props.rowHref })}
          {...(props.rowActions === undefined ? {} : { rowActions: props.rowActions })}
          {...(props.rowChoice === undefined ? {} : { rowChoice: props.rowChoice })}
          isLoading={isRereading}
          empty={
            address.isNarrowed(view) ? (
              <EmptyState action={<Button onPress={showAll}>{texts.showAll}</Button>}>
                {texts.none}
              </EmptyState>
            ) : (
              <EmptyState>{texts.noneYet}</EmptyState>
            )
          }
        />
      </Card>
      {props.foot}
      {last > 1 && (
        <Pager
          label={props.pagesLabel}
          current={Math.min(view.page, last)}
          entries={pagesToShow(Math.min(view.page, last), last)}
          getHref={addressOf}
        />
      )}
    </Stack>
  );
}
