import { durationText, roughDuration } from "@cathedra/domain";
import { operationTexts, shellTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { CircleAlert, CircleCheck, Icon, type IconGlyph, Info, RotateCcw } from "@cathedra/ui-kit/Icon";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Progress } from "@cathedra/ui-kit/Progress";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { OperationCard_operation$key } from "../../__generated__/OperationCard_operation.graphql.ts";
import { Moment } from "../../format/Moment.tsx";
import { announce } from "../../shell/announcements.ts";
import { toasts } from "../../shell/toasts.ts";
import { StaleNotice } from "../poll/StaleNotice.tsx";
import { useOperationActions } from "./use-operation-actions.ts";
import { useOperationPoll } from "./use-operation-poll.ts";

export type OperationCardProps = {
  readonly title: string;
  readonly operation: OperationCard_operation$key;
  /** Called when the operation has ended or another one has begun, because the surrounding content is out of date then. */
  readonly onChanged: () => void;
  /** Whether the state is polled every few seconds, because the portal sends this viewer no hints about the operation. */
  readonly isPolled?: boolean;
};

const signs: Readonly<Record<string, IconGlyph>> = { succeeded: CircleCheck, failed: CircleAlert };

/** Long-running work of any kind: its progress and start, its outcome, and the buttons to cancel and retry it. */
export function OperationCard({ title, operation: key, onChanged, isPolled = false }: OperationCardProps) {
  const operation = useFragment(
    graphql`
      fragment OperationCard_operation on Operation {
        id
        state
        progress
        step
        message
        requestedAt
        startedAt
        endedAt
        usualSeconds
        isCancelling
        viewerCanCancel
        viewerCanTryAgain
      }
    `,
    key,
  );
  const { id, state, message } = operation;
  const isActive = state === "waiting" || state === "running";
  const polled = useOperationPoll(id, isActive, isPolled);
  const acts = useOperationActions();
  const [isBusy, setBusy] = useState(false);
  useEnd({ id, isActive }, () => {
    announce(message);
    if (state === "succeeded") toasts.success(message);
    onChanged();
  });
  const act = async (what: (id: string) => Promise<void>) => {
    setBusy(true);
    try {
      await what(id);
      onChanged();
    } catch (error) {
      toasts.error(error instanceof Error ? error.message : shellTexts.fault);
    }
    setBusy(false);
  };
  const { cancel, tryAgain } = operationTexts;
  const button = operation.viewerCanCancel ? (
    <Button size="small" isPending={isBusy} onPress={() => void act(acts.cancel)}>
      {cancel}
    </Button>
  ) : (
    operation.viewerCanTryAgain && (
      <Button size="small" icon={RotateCcw} isPending={isBusy} onPress={() => void act(acts.tryAgain)}>
        {tryAgain}
      </Button>
    )
  );
  return (
    <Card title={title} actions={button}>
      <Stack gap={3}>
        <StaleNotice {...polled} />
        {isActive ? (
          <Progress label={message} value={operation.progress} />
        ) : (
          <Inline gap={2} wrap={false}>
            <Icon glyph={signs[state] ?? Info} size="small" />
            <Text weight="medium" tone={state === "failed" ? "danger" : "ink"}>
              {message}
            </Text>
          </Inline>
        )}
        <Text size="small" tone="muted" figures="tabular">
          {isActive ? (
            <>
              {operation.isCancelling ? operationTexts.cancelling : operation.step || "Waiting to start."}{" "}
              Asked for at <Moment at={operation.requestedAt} />.{" "}
              {operation.usualSeconds != null && operationTexts.usual(roughDuration(operation.usualSeconds))}
            </>
          ) : (
            operation.endedAt != null && (
              <>
                <Moment at={operation.endedAt} />
                {tookText(operation.startedAt, operation.endedAt)}
              </>
            )
          )}
        </Text>
      </Stack>
    </Card>
  );
}

function tookText(startedAt: string | null | undefined, endedAt: string): string {
  if (startedAt == null) return "";
  return `, after ${durationText((Date.parse(endedAt) - Date.parse(startedAt)) / 1000)}`;
}

/** Calls the handler once when an operation that was seen running has ended. */
function useEnd(
  { id, isActive }: { readonly id: string; readonly isActive: boolean },
  then: () => void,
): void {
  const seen = useRef<string | null>(null);
  const ended = useEffectEvent(then);
  useEffect(() => {
    if (isActive) seen.current = id;
    else if (seen.current === id) {
      seen.current = null;
      ended();
    }
  }, [id, isActive]);
}
