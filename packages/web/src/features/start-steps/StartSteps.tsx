import { instant } from "@cathedra/domain";
import { isMachineStatus, type StartPart, startProgress } from "@cathedra/domain/cloud";
import { Check, Icon } from "@cathedra/ui-kit/Icon";
import { Progress } from "@cathedra/ui-kit/Progress";
import { Spinner } from "@cathedra/ui-kit/Spinner";
import { Stack } from "@cathedra/ui-kit/Stack";
import { VisuallyHidden } from "@cathedra/ui-kit/VisuallyHidden";
import { useNow } from "../poll/use-now.ts";
import { getElapsed, usualTime } from "./elapsed.ts";
import * as css from "./StartSteps.css.ts";

export type StartStepsProps = {
  readonly status: string;
  /** When the start was requested. */
  readonly claimedAt: string | null | undefined;
  /** How long switching on the simulator usually takes, when it was off. */
  readonly powerOnSeconds: number | null | undefined;
};

/** The progress of a start: its steps, the elapsed time, and the usual duration (4.029). */
export function StartSteps({ status, claimedAt, powerOnSeconds }: StartStepsProps) {
  const now = useNow(1000);
  if (!isMachineStatus(status) || claimedAt == null) return null;
  const claim = { claimedAt: instant(Date.parse(claimedAt)) };
  const progress = startProgress(
    { status, claim },
    now,
    powerOnSeconds == null ? null : powerOnSeconds * 1000,
  );
  if (progress === null) return null;
  const { parts, elapsedMs, usualMs } = progress;
  return (
    <Stack gap={4}>
      <Progress
        label="Starting"
        value={Math.min(elapsedMs, usualMs * 0.97)}
        max={usualMs}
        valueLabel={getElapsed(elapsedMs, usualMs)}
      />
      <ol className={css.steps}>
        {parts.map((part) => (
          <Step key={part.key} part={part} />
        ))}
      </ol>
    </Stack>
  );
}

const stateTexts = { done: "done", current: "now", ahead: "to come" } as const;

function Step({ part: { label, state, usualMs } }: { readonly part: StartPart }) {
  return (
    <li className={`${css.step} ${css.tone[state]}`} aria-current={state === "current" ? "step" : undefined}>
      {state === "current" ? (
        <Spinner label={stateTexts.current} />
      ) : (
        <span className={css.sign}>
          {state === "done" ? <Icon glyph={Check} size="small" /> : <span className={css.dot} />}
          <VisuallyHidden>{stateTexts[state]}</VisuallyHidden>
        </span>
      )}
      {label}
      <span className={css.usual}>{state === "done" ? "" : `usually ${usualTime(usualMs)}`}</span>
    </li>
  );
}
