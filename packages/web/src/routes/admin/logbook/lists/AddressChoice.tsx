import { administrationTexts } from "@cathedra/domain/messages";
import { RadioGroup } from "@cathedra/ui-kit/RadioGroup";
import { addressesToChoose } from "./address-after-merge.ts";
import type { Entry } from "./entry.ts";

export type AddressChoiceProps = {
  readonly pair: readonly [from: Entry, into: Entry];
  /** The id of the entry whose address stays. */
  readonly value: string;
  readonly onChange: (id: string) => void;
};

/** Asks whose address stays after a merge; nothing is asked if there are not two of them. */
export function AddressChoice({ pair, value, onChange }: AddressChoiceProps) {
  const choices = addressesToChoose(pair);
  if (choices.length === 0) return null;
  return (
    <RadioGroup
      label={administrationTexts.whoseAddress}
      description={administrationTexts.addressAfterMerge}
      value={value}
      onChange={(id) => id !== null && onChange(id)}
      options={choices.map(({ id, name, email }) => ({ value: id, label: email ?? "", description: name }))}
    />
  );
}
