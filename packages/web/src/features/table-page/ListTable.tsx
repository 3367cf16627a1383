import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { type ReactNode, useCallback, useState } from "react";
import { Section } from "../section/Section.tsx";
import { DataTable } from "./DataTable.tsx";
import type { ListRow, ListSection } from "./list.ts";
import type { ListOnShow } from "./use-list.ts";

export type ListPageProps<Row extends ListRow, Key, View extends object, Name extends string> = {
  readonly of: ListOnShow<Row, Key, View, Name>;
  readonly section: ListSection<Name>;
  readonly empty: ReactNode;
  /** The number of rows on the pages before. */
  readonly offset?: number;
};

export type ListTableProps<
  Row extends ListRow,
  Key,
  View extends object,
  Name extends string,
> = ListPageProps<Row, Key, View, Name> & { readonly rows: Key };

/** One page of a section's rows, and the button for the next. */
export function ListTable<Row extends ListRow, Key, View extends object, Name extends string>({
  rows: key,
  offset = 0,
  ...page
}: ListTableProps<Row, Key, View, Name>) {
  const { of, section, empty } = page;
  const { list, view, show, getHref } = of;
  const rows = list.useRows(key);
  const rowHref = useCallback(({ id }: Row) => getHref(id), [getHref]);
  const [isMore, setMore] = useState(false);
  if (rows.length === 0 && offset > 0) return null;
  return (
    <Stack gap={4}>
      <Card padding="none">
        <DataTable
          label={offset === 0 ? section.label : `${section.label}, from ${offset + 1}`}
          columns={of.columns}
          settings={of.settings}
          rows={rows}
          rowId={idOf}
          rowHref={rowHref}
          rowActions={list.rowActions}
          actionsLabel={list.actionsLabel}
          sort={list.getSort(view, section.name)}
          onSortChange={(sort) => show(list.sortBy(view, sort))}
          isLoading={of.isRereading}
          empty={empty}
        />
      </Card>
      {isMore ? (
        <ListPage {...page} offset={offset + list.pageSize} />
      ) : (
        rows.length === list.pageSize && <Button onPress={() => setMore(true)}>Show more</Button>
      )}
    </Stack>
  );
}

const idOf = ({ id }: ListRow) => String(id);

/** A further page, which is read when it is requested. */
export function ListPage<Row extends ListRow, Key, View extends object, Name extends string>(
  props: ListPageProps<Row, Key, View, Name>,
) {
  return (
    <Section placeholder={<Skeleton kind="block" height={180} label={`Loading ${props.of.list.name}`} />}>
      <Page {...props} />
    </Section>
  );
}

function Page<Row extends ListRow, Key, View extends object, Name extends string>(
  props: ListPageProps<Row, Key, View, Name>,
) {
  const { of, section, offset = 0 } = props;
  const rows = of.list.usePage(of.view, section.name, { offset });
  return <ListTable {...props} rows={rows} />;
}
