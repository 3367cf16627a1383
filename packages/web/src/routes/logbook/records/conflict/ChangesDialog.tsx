import {
  type Change,
  type EditedField,
  recordFieldLabels,
  type Side,
  type Versions,
} from "@cathedra/domain/logbook";
import { Button } from "@cathedra/ui-kit/Button";
import { Dialog } from "@cathedra/ui-kit/Dialog";
import { Heading } from "@cathedra/ui-kit/Heading";
import { Inline } from "@cathedra/ui-kit/Inline";
import { RadioGroup } from "@cathedra/ui-kit/RadioGroup";
import { Stack } from "@cathedra/ui-kit/Stack";
import { useState } from "react";
import { ChangeList } from "./ChangeList.tsx";
import type { EditedForm } from "./edited-form.ts";
import { valuesText } from "./value-text.ts";

export type ChangesDialogProps = {
  readonly title: string;
  /** Explains what happened, and what the person can do. */
  readonly explanation: string;
  readonly versions: Versions<EditedForm>;
  readonly changes: readonly Change[];
  /** The heading of the other person's changes. */
  readonly theirTitle: string;
  readonly saveLabel: string;
  /** Closes the dialog without a choice; missing if the person has to choose. */
  readonly onClose?: (() => void) | undefined;
  /** Called with a function that chooses a side for each field that both changed; other changes of both are kept. */
  readonly onSettle: (choose: (change: Change) => Side) => void;
};

/** Shows two versions of one form, and asks for each field that both changed. Nothing is saved or lost before the answer. */
export function ChangesDialog(props: ChangesDialogProps) {
  const { versions, changes, onClose, onSettle } = props;
  const [sides, setSides] = useState<ReadonlyMap<EditedField, Side>>(new Map());
  const [isConfirming, setConfirming] = useState(false);
  const of = (by: Change["by"]) => changes.filter((change) => change.by === by);
  const clashes = of("both");

  const takeAll = (side: Side) => setSides(new Map(clashes.map(({ fields }) => [fields[0], side])));
  const save = () => {
    setConfirming(true);
    if (clashes.every(({ fields }) => sides.has(fields[0]))) {
      onSettle(({ fields }) => sides.get(fields[0]) ?? "mine");
    }
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose?.();
      }}
      isDismissable={onClose !== undefined}
      title={props.title}
      size="large"
      actions={
        <>
          {onClose === undefined ? null : <Button onPress={onClose}>Back to the form</Button>}
          <Button variant="primary" onPress={save}>
            {props.saveLabel}
          </Button>
        </>
      }
    >
      <Stack gap={6}>
        <p>{props.explanation}</p>
        {clashes.length === 0 ? null : (
          <Stack gap={5}>
            <Heading level={3}>Changed by both</Heading>
            {clashes.map(({ fields }) => (
              <RadioGroup
                key={fields[0]}
                label={fields.map((field) => recordFieldLabels[field]).join(", ")}
                value={sides.get(fields[0]) ?? null}
                onChange={(side) => {
                  if (side === "mine" || side === "theirs") setSides(new Map(sides).set(fields[0], side));
                }}
                options={[
                  { value: "mine", label: "Keep mine", description: valuesText(fields, versions.mine) },
                  { value: "theirs", label: "Take theirs", description: valuesText(fields, versions.theirs) },
                ]}
                errorMessage={isConfirming && !sides.has(fields[0]) ? "Choose one" : undefined}
              />
            ))}
            {clashes.length < 2 ? null : (
              <Inline gap={3}>
                <Button size="small" onPress={() => takeAll("mine")}>
                  Keep all mine
                </Button>
                <Button size="small" onPress={() => takeAll("theirs")}>
                  Take all theirs
                </Button>
              </Inline>
            )}
          </Stack>
        )}
        <ChangeList
          title={props.theirTitle}
          changes={of("them")}
          before={versions.base}
          after={versions.theirs}
        />
        <ChangeList title="Changed by you" changes={of("me")} before={versions.base} after={versions.mine} />
      </Stack>
    </Dialog>
  );
}
