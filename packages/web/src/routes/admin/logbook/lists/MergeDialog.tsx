import { AlertDialog } from "@cathedra/ui-kit/Dialog";
import { RadioGroup } from "@cathedra/ui-kit/RadioGroup";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useState } from "react";
import { AddressChoice } from "./AddressChoice.tsx";
import { addressAfterMerge } from "./address-after-merge.ts";
import { type Entry, entryWords, likelyKeeper } from "./entry.ts";

export type MergeDialogProps = {
  readonly title: string;
  readonly pair: readonly [Entry, Entry];
  /** Explains what the merge will do. */
  readonly explain: (from: Entry, into: Entry) => string;
  /** `addressOf` is the id of the entry whose address stays. */
  readonly onMerge: (from: Entry, into: Entry, addressOf: string) => Promise<void>;
  readonly onClose: () => void;
};

/** Asks which of two entries stays, and shows how many records move. */
export function MergeDialog({ title, pair, explain, onMerge, onClose }: MergeDialogProps) {
  const [keptId, setKeptId] = useState(likelyKeeper(pair).id);
  const [chosen, setChosen] = useState<string | null>(null);
  const [first, second] = pair;
  const [into, from] = keptId === first.id ? [first, second] : [second, first];
  const addressOf = addressAfterMerge([from, into], chosen);
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      confirmLabel="Merge"
      onConfirm={() => onMerge(from, into, addressOf)}
    >
      <Stack gap={4}>
        <RadioGroup
          label="Which one stays?"
          value={keptId}
          onChange={(id) => setKeptId(id ?? first.id)}
          options={pair.map((entry) => ({
            value: entry.id,
            label: entry.name,
            description: entryWords(entry),
          }))}
        />
        <AddressChoice pair={[from, into]} value={addressOf} onChange={setChosen} />
        <Text>{explain(from, into)}</Text>
      </Stack>
    </AlertDialog>
  );
}
