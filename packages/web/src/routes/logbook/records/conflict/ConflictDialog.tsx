import { type Change, type EditedField, recordFieldLabels, type Side } from "@cathedra/domain";
import { Button } from "@cathedra/ui-kit/Button";
import { Dialog } from "@cathedra/ui-kit/Dialog";
import { Heading } from "@cathedra/ui-kit/Heading";
import { Inline } from "@cathedra/ui-kit/Inline";
import { RadioGroup } from "@cathedra/ui-kit/RadioGroup";
import { Stack } from "@cathedra/ui-kit/Stack";
import { useState } from "react";
import { showMoment } from "../../../../format/dates.ts";
import { ChangeList } from "./ChangeList.tsx";
import type { Conflict } from "./find-conflict.ts";
import { valuesText } from "./value-text.ts";

export type ConflictDialogProps = {
  readonly conflict: Extract<Conflict, { kind: "changed" }>;
  /** The person's `keycloak_id`: they may have changed it themselves, in another tab. */
  readonly me: string;
  readonly onClose: () => void;
  /** Saves what both changed apart, and of what both changed together the side that was chosen. */
  readonly onSettle: (choose: (change: Change) => Side) => void;
};

/** Tells who changed what meanwhile, and asks where both changed the same. Nothing is saved or lost before. */
export function ConflictDialog({ conflict, me, onClose, onSettle }: ConflictDialogProps) {
  const { stored, versions, changes } = conflict;
  const [sides, setSides] = useState<ReadonlyMap<EditedField, Side>>(new Map());
  const [isAsked, setAsked] = useState(false);
  const of = (by: Change["by"]) => changes.filter((change) => change.by === by);
  const clashes = of("both");
  const { modifiedBy } = stored;
  const isMe = modifiedBy?.keycloak_id === me;
  const name = `${modifiedBy?.first_name ?? ""} ${modifiedBy?.last_name ?? ""}`.trim() || "Somebody";
  const who = isMe ? "You, in another window," : name;

  const takeAll = (side: Side) => setSides(new Map(clashes.map(({ fields }) => [fields[0], side])));
  const save = () => {
    setAsked(true);
    if (clashes.every(({ fields }) => sides.has(fields[0]))) {
      onSettle(({ fields }) => sides.get(fields[0]) ?? "mine");
    }
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="The record has been changed meanwhile"
      size="large"
      actions={
        <>
          <Button onPress={onClose}>Back to the form</Button>
          <Button variant="primary" onPress={save}>
            Save record
          </Button>
        </>
      }
    >
      <Stack gap={6}>
        <p>
          {`${who} saved this record on ${showMoment(Date.parse(stored.modifiedAt))}, after you had opened it. `}
          {clashes.length === 0
            ? "You changed different things: saving keeps both."
            : "What you typed is not saved yet. Choose what to keep where both of you changed the same field."}
        </p>
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
                errorMessage={isAsked && !sides.has(fields[0]) ? "Choose one" : undefined}
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
          title={isMe ? "Changed in the other window" : `Changed by ${name}`}
          changes={of("them")}
          before={versions.base}
          after={versions.theirs}
        />
        <ChangeList title="Changed by you" changes={of("me")} before={versions.base} after={versions.mine} />
      </Stack>
    </Dialog>
  );
}
