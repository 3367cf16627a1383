import { cloudRoomTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { Dialog } from "@cathedra/ui-kit/Dialog";
import { RadioGroup } from "@cathedra/ui-kit/RadioGroup";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useEffect, useEffectEvent, useState } from "react";
import { choiceAfterChange, openChoice, requestCase, requestUnanswered } from "./case-choice.ts";
import { casesByModule } from "./cases-by-module.ts";
import type { RoomCommand } from "./connect-room.ts";
import { type RoomState, runningCase } from "./room-state.ts";

export type ChangeCaseProps = {
  readonly state: RoomState;
  readonly send: (command: RoomCommand) => void;
  /** Explains the effect, and who is affected. */
  readonly explanation: string;
  readonly onClose: () => void;
};

/** Whether the case can be changed: there is another one, and the room is connected. */
export function mayChangeCase({ connection, cases }: RoomState): boolean {
  return connection === "connected" && cases.length > 1;
}

/** How long to wait for the room to change. */
const patienceMs = 5000;

/**
 * Chooses another case of the voucher for everyone in the room (3.025), listed by module with full names. It stays open
 * until the room runs the case, and shows a message if another person was quicker.
 */
export function ChangeCase({ state, send, explanation, onClose }: ChangeCaseProps) {
  const { cases, running } = state;
  const [chosen, choose] = useState<string | null>(null);
  const [isLate, setLate] = useState(false);
  const [before, setChoice] = useState(() => openChoice(running?.caseId ?? null));
  const choice = choiceAfterChange(before, running?.caseId ?? null);
  if (choice !== before) setChoice(choice);

  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (choice.isDone) close();
  }, [choice.isDone]);
  const giveUp = useEffectEvent(() => {
    setChoice(requestUnanswered(choice));
    setLate(true);
  });
  const { asked } = choice;
  useEffect(() => {
    if (asked === null) return undefined;
    const timer = setTimeout(() => giveUp(), patienceMs);
    return () => clearTimeout(timer);
  }, [asked]);

  const caseId = chosen ?? running?.caseId ?? null;
  const found = cases.find((each) => each.caseId === caseId);
  const change = () => {
    if (found === undefined) return;
    setLate(false);
    setChoice(requestCase(choice, found.caseId));
    const from = choice.from === null ? {} : { from: choice.from };
    send({ type: "changeCase", moduleId: found.moduleId, caseId: found.caseId, ...from });
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Change case"
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button
            variant="primary"
            isDisabled={caseId === running?.caseId || !mayChangeCase(state)}
            isPending={asked !== null}
            onPress={change}
          >
            Change case
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <Text tone="muted">{explanation}</Text>
        {choice.overtaken !== null && <Overtaken state={state} how={choice.overtaken} />}
        {isLate && <Banner tone="danger">{cloudRoomTexts.caseNotAnswered}</Banner>}
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

function Overtaken({ state, how }: { readonly state: RoomState; readonly how: "before" | "instead" }) {
  const by = state.users.find(({ id }) => id === state.changedBy)?.name ?? null;
  const to = runningCase(state)?.caseName ?? "";
  const { caseChangedBy, choiceNotTaken } = cloudRoomTexts;
  return <Banner tone="warning">{(how === "before" ? caseChangedBy : choiceNotTaken)(by, to)}</Banner>;
}
