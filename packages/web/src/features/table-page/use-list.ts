import { useState } from "react";
import { useAfterChange } from "../after-change/use-after-change.ts";
import type { DataColumn } from "./columns.ts";
import type { List, ListRow } from "./list.ts";
import { useOpened } from "./use-opened.ts";
import { useTableAddress } from "./use-table-address.ts";
import { useTableSettings } from "./use-table-settings.ts";

/** The state of a list on its page: the view, and the row whose details are open. */
export function useList<Row extends ListRow, Key, View extends object, Name extends string>(
  list: List<Row, Key, View, Name>,
  columns: readonly DataColumn<Row>[],
) {
  const address = useTableAddress(list.view);
  const [settings, setSettings] = useTableSettings(list.name);
  const opened = useOpened();
  const changed = useAfterChange();
  const [changes, setChanges] = useState(0);
  return {
    ...address,
    ...opened,
    list,
    columns,
    settings,
    setSettings,
    /** Increases with each change of a row, so that the rows of collapsed sections are read again. */
    changes,
    /** To be called after a change: announces success and reads the list again. */
    refresh: async (done?: string) => {
      setChanges(changes + 1);
      await changed(done);
    },
  };
}

export type ListOnShow<Row extends ListRow, Key, View extends object, Name extends string> = ReturnType<
  typeof useList<Row, Key, View, Name>
>;
