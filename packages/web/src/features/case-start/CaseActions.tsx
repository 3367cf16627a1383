import type { SimulatorDialog } from "@cathedra/domain/cloud";
import { cloudSessionTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";

export type CaseActionsProps = {
  readonly offers: SimulatorDialog;
  /** Whether a start is being requested. */
  readonly isAsking: boolean;
  /** Whether a start is being cancelled. */
  readonly isCancelling: boolean;
  readonly onStart: () => void;
  readonly onCancel: () => void;
  readonly onJoin: () => void;
  readonly onEnd: () => void;
};

/** Whether the dialog of a case has no button at all. */
export function isBare(offers: SimulatorDialog): boolean {
  const { start, end, isRetryOffered, isCancelOffered, isJoinOffered } = offers;
  return start.kind === "none" && end === "none" && !isRetryOffered && !isCancelOffered && !isJoinOffered;
}

/**
 * The actions in the dialog of a case (4.012-4.017), with the primary one last; a new start after a failure is offered beside
 * the failure.
 */
export function CaseActions({ offers, isAsking, isCancelling, ...on }: CaseActionsProps) {
  const { start, end, isRetryOffered, isCancelOffered, isJoinOffered } = offers;
  const { onStart, onCancel, onJoin, onEnd } = on;
  return (
    <>
      {isCancelOffered && (
        <Button isPending={isCancelling} onPress={onCancel}>
          {cloudSessionTexts.cancelStart}
        </Button>
      )}
      {end !== "none" && (
        <Button isDisabled={end === "disabled"} onPress={onEnd}>
          {cloudSessionTexts.endCase}
        </Button>
      )}
      {start.kind !== "none" && (
        <Button
          variant={isRetryOffered ? "secondary" : "primary"}
          isDisabled={start.kind === "blocked"}
          isPending={isAsking && !isRetryOffered}
          onPress={onStart}
        >
          {cloudSessionTexts.start}
        </Button>
      )}
      {isJoinOffered && (
        <Button variant="primary" onPress={onJoin}>
          {cloudSessionTexts.join}
        </Button>
      )}
    </>
  );
}
