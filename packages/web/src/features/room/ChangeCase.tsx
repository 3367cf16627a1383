import { Button } from "@cathedra/ui-kit/Button";
import { Dialog } from "@cathedra/ui-kit/Dialog";
import { RadioGroup } from "@cathedra/ui-kit/RadioGroup";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useState } from "react";
import { casesByModule } from "./cases-by-module.ts";
import type { RoomCommand } from "./connect-room.ts";
import type { RoomState } from "./room-state.ts";

export type ChangeCaseProps = {
  readonly state: RoomState;
  readonly send: (command: RoomCommand) => void;
  /** What that does to whom. */
  readonly explanation: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
};

/** Whether there is another case to change to, and somebody to ask for it. */
export function mayChangeCase({ connection, cases }: RoomState): boolean {
  return connection === "connected" && cases.length > 1;
}

/** Another of the voucher's cases, for everybody in the room (3.025): each with its whole name, under its module. */
export function ChangeCase({ state, send, explanation, isOpen, onOpenChange }: ChangeCaseProps) {
  const { cases, running } = state;
  const [chosen, choose] = useState<string | null>(null);
  const caseId = chosen ?? running?.caseId ?? null;
  const found = cases.find((each) => each.caseId === caseId);
  const turn = (open: boolean) => {
    onOpenChange(open);
    choose(null);
  };
  const change = () => {
    if (found !== undefined) send({ type: "changeCase", moduleId: found.moduleId, caseId: found.caseId });
    turn(false);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={turn}
      title="Change case"
      actions={
        <>
          <Button onPress={() => turn(false)}>Cancel</Button>
          <Button
            variant="primary"
            isDisabled={caseId === running?.caseId || !mayChangeCase(state)}
            onPress={change}
          >
            Change case
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <Text tone="muted">{explanation}</Text>
        {casesByModule(cases).map(({ moduleId, moduleName, options }) => (
          <RadioGroup
            key={moduleId}
            label={moduleName}
            options={options}
            value={options.some(({ value }) => value === caseId) ? caseId : null}
            onChange={choose}
          />
        ))}
      </Stack>
    </Dialog>
  );
}
