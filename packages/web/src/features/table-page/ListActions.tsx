import { type ListRow, readList } from "./list.ts";
import { TableActions } from "./TableActions.tsx";
import type { ListOnShow } from "./use-list.ts";

type Props<Row extends ListRow, Key, View extends object, Name extends string> = {
  readonly of: ListOnShow<Row, Key, View, Name>;
};

/** Actions on a list as a whole: its columns and density, and the export of all rows. */
export function ListActions<Row extends ListRow, Key, View extends object, Name extends string>({
  of: { list, view, ...table },
}: Props<Row, Key, View, Name>) {
  return (
    <TableActions
      {...table}
      name={list.name}
      fileColumns={list.fileColumns ?? []}
      read={(signal, onProgress) => readList(list, view, { signal, onProgress })}
    />
  );
}
