import { pageCount, pagesToShow } from "@cathedra/domain";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Merge, Pencil, RotateCcw, Trash2 } from "@cathedra/ui-kit/Icon";
import { IconButton } from "@cathedra/ui-kit/IconButton";
import { Pager } from "@cathedra/ui-kit/Pager";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Table, type TableColumn } from "@cathedra/ui-kit/Table";
import { Text } from "@cathedra/ui-kit/Text";
import { useState } from "react";
import * as css from "./EntryTable.css.ts";
import type { Entry } from "./entry.ts";

/** The maximum number of rendered rows, because thousands would make typing in the search slow. */
const rowsShown = 100;

export type EntryTableProps = {
  readonly label: string;
  readonly entries: readonly Entry[];
  readonly hasEmail?: boolean;
  readonly empty: string;
  readonly onEdit: (entry: Entry) => void;
  /** Opens the dialog to merge an entry; missing if there is no other entry. */
  readonly onMerge?: ((entry: Entry) => void) | undefined;
  readonly onRemove: (entry: Entry) => void;
  /** Takes back what the note of an entry says, and its label. */
  readonly onTakeBack?: ((entry: Entry) => void) | undefined;
  readonly takeBackLabel?: ((name: string) => string) | undefined;
};

/** The entries of a list, each with the buttons to edit, merge and remove it. */
export function EntryTable(props: EntryTableProps) {
  const {
    label,
    entries,
    hasEmail = false,
    empty,
    onEdit,
    onMerge,
    onRemove,
    onTakeBack,
    takeBackLabel,
  } = props;
  const [requestedPage, setPage] = useState(1);
  const pages = pageCount(entries.length, rowsShown);
  const page = Math.min(requestedPage, pages);
  const columns: TableColumn<Entry>[] = [
    { id: "name", header: "Name", cell: nameCell },
    ...(hasEmail ? [emailColumn] : []),
    {
      id: "records",
      header: "Records",
      cell: ({ recordCount }) => recordCount.toLocaleString("en"),
      align: "end",
      width: "shrink",
      narrow: "detail",
    },
    {
      id: "actions",
      isOnPaper: false,
      header: "Actions",
      width: "shrink",
      align: "end",
      cell: (entry) => (
        <span className={css.actions}>
          {entry.note !== undefined && onTakeBack !== undefined && (
            <IconButton
              icon={RotateCcw}
              label={takeBackLabel?.(entry.name) ?? ""}
              size="small"
              onPress={() => onTakeBack(entry)}
            />
          )}
          <IconButton icon={Pencil} label={`Edit ${entry.name}`} size="small" onPress={() => onEdit(entry)} />
          {onMerge !== undefined && (
            <IconButton
              icon={Merge}
              label={`Merge ${entry.name} into another`}
              size="small"
              onPress={() => onMerge(entry)}
            />
          )}
          <IconButton
            icon={Trash2}
            label={`Remove ${entry.name}`}
            size="small"
            onPress={() => onRemove(entry)}
          />
        </span>
      ),
    },
  ];
  return (
    <Stack gap={4}>
      <Table
        label={label}
        columns={columns}
        rows={entries.slice((page - 1) * rowsShown, page * rowsShown)}
        rowId={({ id }) => id}
        empty={<EmptyState>{empty}</EmptyState>}
      />
      {pages > 1 && (
        <Pager
          label={`Pages of ${label}`}
          current={page}
          entries={pagesToShow(page, pages)}
          onSelect={setPage}
        />
      )}
    </Stack>
  );
}

function nameCell({ name, note }: Entry) {
  if (note === undefined) return name;
  return (
    <Stack gap={0}>
      <span>{name}</span>
      <Text size="small" tone="muted">
        {note}
      </Text>
    </Stack>
  );
}

const emailColumn: TableColumn<Entry> = {
  id: "email",
  header: "E-mail",
  cell: ({ email }) => email,
  narrow: "detail",
};
