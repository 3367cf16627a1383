import { administrationTexts } from "@cathedra/domain/messages";
import { ComboBox } from "@cathedra/ui-kit/ComboBox";
import { Text } from "@cathedra/ui-kit/Text";
import { useState } from "react";
import { AddressChoice } from "./AddressChoice.tsx";
import { addressAfterMerge } from "./address-after-merge.ts";
import { EntryDialog } from "./EntryDialog.tsx";
import { type Entry, entryWords } from "./entry.ts";
import { getMessage } from "./save-errors.ts";

export type MergeIntoDialogProps = {
  readonly from: Entry;
  /** All entries of the list from which the target can be chosen, in its order. */
  readonly entries: readonly Entry[];
  /** `addressOf` is the id of the entry whose address stays. */
  readonly onMerge: (from: Entry, into: Entry, addressOf: string) => Promise<void>;
  readonly onClose: () => void;
};

/** Merges an entry into any other one, for names that mean the same but do not look alike. */
export function MergeIntoDialog({ from, entries, onMerge, onClose }: MergeIntoDialogProps) {
  const [intoId, setIntoId] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const others = entries.filter(({ id }) => id !== from.id);
  const into = others.find(({ id }) => id === intoId);
  return (
    <EntryDialog
      title={`Merge ${from.name}`}
      saveLabel="Merge"
      onSave={async () => {
        if (into === undefined) return { into: administrationTexts.mergeNothing };
        try {
          await onMerge(from, into, addressAfterMerge([from, into], chosen));
        } catch (error) {
          return { into: getMessage(error) };
        }
        return undefined;
      }}
      onClose={onClose}
    >
      <ComboBox
        name="into"
        label="Which one stays?"
        isRequired
        options={others.map((entry) => ({
          value: entry.id,
          label: entry.name,
          description: entryWords(entry),
        }))}
        value={intoId}
        onChange={setIntoId}
      />
      {into !== undefined && (
        <>
          <AddressChoice
            pair={[from, into]}
            value={addressAfterMerge([from, into], chosen)}
            onChange={setChosen}
          />
          <Text>{administrationTexts.mergeEntries(from.name, into.name, from.recordCount)}</Text>
        </>
      )}
    </EntryDialog>
  );
}
