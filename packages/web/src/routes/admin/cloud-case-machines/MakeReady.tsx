import { maxTurnedOn } from "@cathedra/domain/cloud";
import { machineTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { NumberField } from "@cathedra/ui-kit/NumberField";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useRef, useState } from "react";
import { graphql, useFragment, useMutation } from "react-relay/hooks";
import type { MakeReady_readiness$key } from "../../../__generated__/MakeReady_readiness.graphql.ts";
import type { MakeReadyMutation } from "../../../__generated__/MakeReadyMutation.graphql.ts";
import { useNow } from "../../../features/poll/use-now.ts";
import { showMoment } from "../../../format/dates.ts";
import { toasts } from "../../../shell/toasts.ts";
import { commitMutationForResponse } from "../commit-mutation.ts";

export type MakeReadyProps = {
  readonly readiness: MakeReady_readiness$key;
  /** The failure of the last attempt; null if it succeeded. */
  readonly failure: string | null;
  readonly onActing: () => void;
  /** Called with the text of the error banner. */
  readonly onFailed: (words: string) => void;
  readonly onChanged: () => Promise<unknown>;
};

const { ready: texts } = machineTexts;

/** How many machines are ready and how many the coming events need, with a button to turn on the missing ones. */
export function MakeReady({ readiness: key, failure, onActing, onFailed, onChanged }: MakeReadyProps) {
  const readiness = useFragment(
    graphql`
      fragment MakeReady_readiness on CloudCaseVMReadiness {
        idle
        comingUp
        off
        events
        needed
        missing
        nextEventAt
        eventsWithoutMachine
      }
    `,
    key,
  );
  const [commit] = useMutation<MakeReadyMutation>(graphql`
    mutation MakeReadyMutation($ready: Int!) {
      makeVMsReady(ready: $ready) {
        id
        status
      }
    }
  `);
  const { idle, comingUp, off, missing, nextEventAt, eventsWithoutMachine: beyond } = readiness;
  const now = useNow();
  const [isPending, setPending] = useState(false);
  /** Undefined means the number that the events need, which may change. */
  const [chosen, setChosen] = useState<number | null>();
  const count = chosen === undefined ? Math.max(missing, 1) : chosen;
  const most = Math.min(off, maxTurnedOn);
  const [isTried, setTried] = useState(false);
  const isBeyond = count !== null && (count < 1 || count > most);
  const wrong = isBeyond ? texts.outOfRange(most, off) : count === null && isTried ? texts.none : null;
  const field = useRef<HTMLDivElement>(null);

  const act = async () => {
    setTried(true);
    if (count === null || isBeyond) {
      field.current?.querySelector("input")?.focus();
      return;
    }
    onActing();
    setPending(true);
    try {
      const { makeVMsReady: turnedOn } = await commitMutationForResponse(commit)({
        ready: idle + comingUp + count,
      });
      if (turnedOn.length > 0) toasts.success(texts.done(turnedOn.length));
      else toasts.info(texts.enough);
      setChosen(undefined);
      setTried(false);
    } catch {
      onFailed(texts.failed);
    }
    setPending(false);
    await onChanged().catch(() => undefined);
  };

  return (
    <Card title={texts.title} padding="medium">
      <Stack gap={4}>
        <Stack gap={1}>
          <Text size="small">
            {texts.needs(readiness, nextEventAt == null ? null : getNext(Date.parse(nextEventAt), now))}
          </Text>
          <Text size="small" tone="muted" figures="tabular">
            {texts.has(readiness)}
          </Text>
        </Stack>
        {beyond > 0 && <Banner tone="warning">{texts.beyond(beyond)}</Banner>}
        {off > 0 && (
          <Stack gap={3}>
            <div ref={field}>
              <NumberField
                label={texts.count}
                name="machines"
                description={texts.range(most)}
                errorMessage={wrong}
                maxDecimals={0}
                value={count}
                onChange={setChosen}
              />
            </div>
            {failure !== null && <Banner tone="danger">{failure}</Banner>}
            <div>
              <Button
                variant={missing > 0 ? "primary" : "secondary"}
                isPending={isPending}
                onPress={() => void act()}
              >
                {texts.act}
              </Button>
            </div>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}

function getNext(at: number, now: number) {
  return { at: showMoment(at), hasBegun: at <= now };
}
