import { Button } from "@cathedra/ui-kit/Button";
import { Dialog } from "@cathedra/ui-kit/Dialog";
import { RadioGroup } from "@cathedra/ui-kit/RadioGroup";
import { Select } from "@cathedra/ui-kit/Select";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useState } from "react";
import type { RoomCommand } from "./connect-room.ts";
import type { RoomState } from "./room-state.ts";

export type ChangeCaseProps = {
  readonly state: RoomState;
  readonly send: (command: RoomCommand) => void;
  /** What that does to whom. */
  readonly explanation: string;
};

/** A radio button each, as long as they are few. */
const mostRadios = 5;

/** Another of the voucher's cases, for everybody in the room (3.025). */
export function ChangeCase({ state, send, explanation }: ChangeCaseProps) {
  const { cases, running, connection } = state;
  const [isOpen, setOpen] = useState(false);
  const [chosen, choose] = useState<string | null>(null);
  const caseId = chosen ?? running?.caseId ?? null;
  const found = cases.find((each) => each.caseId === caseId);
  const turn = (open: boolean) => {
    setOpen(open);
    choose(null);
  };
  const change = () => {
    if (found !== undefined) send({ type: "changeCase", moduleId: found.moduleId, caseId: found.caseId });
    turn(false);
  };
  const field = {
    label: "Case",
    options: cases.map((each) => ({ value: each.caseId, label: `${each.moduleName}: ${each.caseName}` })),
    value: caseId,
    onChange: choose,
  };
  return (
    <>
      <Button isDisabled={connection !== "connected" || cases.length < 2} onPress={() => turn(true)}>
        Change case
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={turn}
        title="Change case"
        size="small"
        actions={
          <>
            <Button onPress={() => turn(false)}>Cancel</Button>
            <Button variant="primary" isDisabled={caseId === running?.caseId} onPress={change}>
              Change case
            </Button>
          </>
        }
      >
        <Stack gap={4}>
          <Text tone="muted">{explanation}</Text>
          {cases.length > mostRadios ? <Select {...field} /> : <RadioGroup {...field} />}
        </Stack>
      </Dialog>
    </>
  );
}
