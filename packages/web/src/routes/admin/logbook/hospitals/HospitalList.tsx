import { readHospitalName } from "@cathedra/domain/logbook";
import { administrationTexts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { AlertDialog } from "@cathedra/ui-kit/Dialog";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { TextField } from "@cathedra/ui-kit/TextField";
import { useState } from "react";
import { useAfterChange } from "../../../../features/after-change/use-after-change.ts";
import type { FieldTexts } from "../../../../features/entity-form/save-refusal.ts";
import { EntryDialog, type Typed } from "../lists/EntryDialog.tsx";
import { EntryTable } from "../lists/EntryTable.tsx";
import { type Entry, matching } from "../lists/entry.ts";
import { LikelyDuplicates } from "../lists/LikelyDuplicates.tsx";
import { ListBar } from "../lists/ListBar.tsx";
import { MergeDialog } from "../lists/MergeDialog.tsx";
import { MergeIntoDialog } from "../lists/MergeIntoDialog.tsx";
import { RemoveDialog } from "../lists/RemoveDialog.tsx";
import { getMessage, readNamesake } from "../lists/save-errors.ts";
import { useFocusReturn } from "../lists/use-focus-return.ts";
import { useHospitalChanges } from "./use-hospital-changes.ts";

export type HospitalListProps = {
  readonly customerId: number;
  readonly account: string | undefined;
  /** The hospitals, sorted by name. */
  readonly entries: readonly Entry[];
};

type Open =
  | { readonly kind: "add" }
  | { readonly kind: "edit" | "mergeInto" | "remove"; readonly entry: Entry }
  /** The typed name belongs to another hospital, and the person has to agree to the merge (7.106). */
  | { readonly kind: "consent"; readonly from: Entry; readonly into: Entry }
  | { readonly kind: "merge"; readonly pair: readonly [Entry, Entry] };

/** The list of hospitals and its actions (7.087). */
export function HospitalList({ customerId, account, entries }: HospitalListProps) {
  const [search, setSearch] = useState("");
  const [open, setOpen] = useState<Open | null>(null);
  const changes = useHospitalChanges();
  const changed = useAfterChange();
  const { addButtonId, returnFocus } = useFocusReturn(open === null);
  // A dialog that is replaced by another one closes later, and must not close the new one.
  const closing = (dialog: Open) => () => setOpen((now) => (now === dialog ? null : now));

  const save = async (typed: Typed, entry?: Entry): Promise<FieldTexts | undefined> => {
    const name = readHospitalName(typed("name"));
    if (!name.ok) return { name: name.error.message };
    try {
      if (entry === undefined) await changes.add({ customerId, name: name.value });
      else await changes.edit({ id: entry.id, name: name.value });
    } catch (error) {
      const taken = readNamesake(error);
      if (entry === undefined || taken === undefined) return { name: getMessage(error) };
      setOpen({ kind: "consent", from: { ...entry, recordCount: taken.recordCount }, into: taken.hospital });
      return undefined;
    }
    await changed(
      entry === undefined ? administrationTexts.hospitalAdded : administrationTexts.hospitalChanged,
    );
    return undefined;
  };
  const merge = async (from: Entry, into: Entry) => {
    await changes.edit({ id: from.id, name: into.name, mergeInto: into.id });
    returnFocus();
    await changed(administrationTexts.hospitalsMerged);
  };
  const explain = (from: Entry, into: Entry) =>
    administrationTexts.mergeEntries(from.name, into.name, from.recordCount);

  return (
    <Stack gap={6}>
      {account !== undefined && <Text weight="medium">{account}</Text>}
      <ListBar
        searchLabel="Search hospitals"
        onSearch={setSearch}
        addLabel="Add hospital"
        addButtonId={addButtonId}
        onAdd={() => setOpen({ kind: "add" })}
      />
      <LikelyDuplicates
        entries={entries}
        onMerge={(pair) => setOpen({ kind: "merge", pair })}
        focusAfterLast={addButtonId}
      />
      <Card padding="none">
        <EntryTable
          label="Hospitals"
          entries={matching(entries, search)}
          empty={search === "" ? "No hospitals yet." : "No hospital matches the search."}
          onEdit={(entry) => setOpen({ kind: "edit", entry })}
          onMerge={entries.length < 2 ? undefined : (entry) => setOpen({ kind: "mergeInto", entry })}
          onRemove={(entry) => setOpen({ kind: "remove", entry })}
        />
      </Card>
      {open?.kind === "add" && (
        <EntryDialog
          title="Add hospital"
          saveLabel="Add"
          onSave={(typed) => save(typed)}
          onClose={closing(open)}
        >
          <NameField />
        </EntryDialog>
      )}
      {open?.kind === "edit" && (
        <EntryDialog
          title="Edit hospital"
          saveLabel="Save"
          onSave={(typed) => save(typed, open.entry)}
          onClose={closing(open)}
        >
          <NameField entry={open.entry} />
        </EntryDialog>
      )}
      {open?.kind === "consent" && (
        <AlertDialog
          isOpen
          onOpenChange={closing(open)}
          title="Merge with the other hospital?"
          confirmLabel="Merge"
          onConfirm={() => merge(open.from, open.into)}
        >
          {administrationTexts.nameOfAnother(open.into.name)} {explain(open.from, open.into)}
        </AlertDialog>
      )}
      {open?.kind === "remove" && (
        <RemoveDialog
          what="hospital"
          entry={open.entry}
          onRemove={() => changes.remove({ id: open.entry.id })}
          onRemoved={() => {
            returnFocus();
            return changed(administrationTexts.hospitalRemoved);
          }}
          onClose={closing(open)}
        />
      )}
      {open?.kind === "mergeInto" && (
        <MergeIntoDialog from={open.entry} entries={entries} onMerge={merge} onClose={closing(open)} />
      )}
      {open?.kind === "merge" && (
        <MergeDialog
          title="Merge these hospitals?"
          pair={open.pair}
          explain={explain}
          onMerge={merge}
          onClose={closing(open)}
        />
      )}
    </Stack>
  );
}

function NameField({ entry }: { readonly entry?: Entry }) {
  return (
    <TextField name="name" label="Name" isRequired defaultValue={entry?.name ?? ""} autoComplete="off" />
  );
}
