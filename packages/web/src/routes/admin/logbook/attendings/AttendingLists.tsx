import { emailKey } from "@cathedra/domain";
import { formatAttendingName, readAttendingForm } from "@cathedra/domain/logbook";
import { administrationTexts, newAddressTexts } from "@cathedra/domain/messages";
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
import { getMessage } from "../lists/save-errors.ts";
import { useFocusReturn } from "../lists/use-focus-return.ts";
import { useAttendingChanges } from "./use-attending-changes.ts";

export type AttendingListsProps = {
  readonly customerId: number;
  readonly account: string | undefined;
  /** The entries of the list of attendings, sorted by last name. */
  readonly entries: readonly Entry[];
};

type Open =
  | { readonly kind: "add" }
  | { readonly kind: "edit" | "mergeInto" | "remove" | "takeBack"; readonly entry: Entry }
  | { readonly kind: "merge"; readonly pair: readonly [Entry, Entry] };

/** The lists of verified and unverified attendings with their actions (7.086). */
export function AttendingLists({ customerId, account, entries }: AttendingListsProps) {
  const [search, setSearch] = useState("");
  const [open, setOpen] = useState<Open | null>(null);
  const changes = useAttendingChanges();
  const changed = useAfterChange();
  const { addButtonId, returnFocus } = useFocusReturn(open === null);
  const close = () => setOpen(null);

  const found = matching(entries, search);
  const lists = [
    { title: "Unverified", entries: found.filter(({ email }) => email === null), hasEmail: false },
    { title: "Verified", entries: found.filter(({ email }) => email !== null), hasEmail: true },
  ];

  const save = async (typed: Typed, entry?: Entry): Promise<FieldTexts | undefined> => {
    const read = readAttendingForm({ name: typed("name"), email: typed("email") });
    if (!read.ok) return Object.fromEntries(read.error.map(({ path, message }) => [path, message]));
    try {
      if (entry === undefined) await changes.add({ customerId, ...read.value });
      else await changes.edit({ id: entry.id, ...read.value });
    } catch (error) {
      // All errors of an attending are shown at the field of the address (7.103).
      return { email: getMessage(error) };
    }
    // Without its address an entry moves to the other list.
    if (entry !== undefined && entry.email !== null && read.value.email === null) returnFocus();
    const { email } = read.value;
    const isAsked = entry !== undefined && email !== null && emailKey(email) !== emailKey(entry.email ?? "");
    const done =
      entry === undefined ? administrationTexts.attendingAdded : administrationTexts.attendingChanged;
    await changed(isAsked ? newAddressTexts.asked(email) : done);
    return undefined;
  };

  const merge = async (from: Entry, into: Entry, addressOf: string) => {
    await changes.merge({ id: from.id, into: into.id, addressOf });
    returnFocus();
    await changed(administrationTexts.attendingsMerged);
  };

  return (
    <Stack gap={6}>
      {account !== undefined && <Text weight="medium">{account}</Text>}
      <ListBar
        searchLabel="Search attendings"
        onSearch={setSearch}
        addLabel="Add attending"
        addButtonId={addButtonId}
        onAdd={() => setOpen({ kind: "add" })}
      />
      <LikelyDuplicates
        entries={entries}
        onMerge={(pair) => setOpen({ kind: "merge", pair })}
        focusAfterLast={addButtonId}
      />
      {lists.map((list) => (
        <Card
          key={list.title}
          title={`${list.title} (${list.entries.length.toLocaleString("en")})`}
          padding="none"
        >
          <EntryTable
            label={`${list.title} attendings`}
            entries={list.entries}
            hasEmail={list.hasEmail}
            empty={
              search === ""
                ? `No ${list.title.toLowerCase()} attendings.`
                : "No attending matches the search."
            }
            onEdit={(entry) => setOpen({ kind: "edit", entry })}
            onMerge={entries.length < 2 ? undefined : (entry) => setOpen({ kind: "mergeInto", entry })}
            onRemove={(entry) => setOpen({ kind: "remove", entry })}
            onTakeBack={(entry) => setOpen({ kind: "takeBack", entry })}
            takeBackLabel={newAddressTexts.takeBack}
          />
        </Card>
      ))}
      {open?.kind === "add" && (
        <EntryDialog title="Add attending" saveLabel="Add" onSave={(typed) => save(typed)} onClose={close}>
          <AttendingFields />
        </EntryDialog>
      )}
      {open?.kind === "edit" && (
        <EntryDialog
          title="Edit attending"
          saveLabel="Save"
          onSave={(typed) => save(typed, open.entry)}
          onClose={close}
        >
          <AttendingFields entry={open.entry} />
        </EntryDialog>
      )}
      {open?.kind === "remove" && (
        <RemoveDialog
          what="attending"
          entry={open.entry}
          onRemove={() => changes.remove({ id: open.entry.id })}
          onRemoved={() => {
            returnFocus();
            return changed(administrationTexts.attendingRemoved);
          }}
          onClose={close}
        />
      )}
      {open?.kind === "takeBack" && (
        <AlertDialog
          isOpen
          onOpenChange={(isOpen) => !isOpen && close()}
          title={newAddressTexts.takeBackTitle}
          confirmLabel={newAddressTexts.takeBackLabel}
          onConfirm={async () => {
            await changes.takeBack({ id: open.entry.id });
            returnFocus();
            await changed(newAddressTexts.takenBack);
          }}
        >
          {newAddressTexts.takeBackEffect}
        </AlertDialog>
      )}
      {open?.kind === "mergeInto" && (
        <MergeIntoDialog from={open.entry} entries={entries} onMerge={merge} onClose={close} />
      )}
      {open?.kind === "merge" && (
        <MergeDialog
          title="Merge these attendings?"
          pair={open.pair}
          explain={(from, into) => administrationTexts.mergeEntries(from.name, into.name, from.recordCount)}
          onMerge={merge}
          onClose={close}
        />
      )}
    </Stack>
  );
}

function AttendingFields({ entry }: { readonly entry?: Entry }) {
  return (
    <>
      <TextField
        name="name"
        label="Name"
        isRequired
        defaultValue={entry?.name ?? ""}
        description={`Last name, comma, first name: ${formatAttendingName({ lastName: "Doe", firstName: "Jane" })}`}
        autoComplete="off"
      />
      <TextField
        name="email"
        label="E-mail"
        inputMode="email"
        defaultValue={entry?.email ?? ""}
        description={
          entry === undefined
            ? administrationTexts.newAttendingAddress
            : entry.email == null
              ? administrationTexts.noAddressYet
              : administrationTexts.otherAddress
        }
        autoComplete="off"
      />
    </>
  );
}
