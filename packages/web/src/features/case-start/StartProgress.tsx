import { cloudSessionTexts, instant, type MachineStatus, startProgress } from "@cathedra/domain";
import { Circle, CircleCheck, Icon } from "@cathedra/ui-kit/Icon";
import { Progress } from "@cathedra/ui-kit/Progress";
import { Spinner } from "@cathedra/ui-kit/Spinner";
import { Stack } from "@cathedra/ui-kit/Stack";
import { VisuallyHidden } from "@cathedra/ui-kit/VisuallyHidden";
import { countdown } from "../room/session-time.ts";
import { useClock } from "../room/use-clock.ts";
import * as css from "./StartProgress.css.ts";

export type StartProgressProps = {
  readonly status: MachineStatus;
  /** When the start was asked for. */
  readonly claimedAt: string;
  /** What is going on, as the dialog says it (3.013-3.015, 4.012). */
  readonly text: string;
};

/** How far a start has come: its steps, for how long already, and how long it usually takes (4.029). */
export function StartProgress({ status, claimedAt, text }: StartProgressProps) {
  const now = useClock(1000);
  const progress = startProgress({ status, claim: { claimedAt: instant(Date.parse(claimedAt)) } }, now);
  if (progress === null) return <output>{text}</output>;
  const { elapsedMs, usualMs, parts } = progress;
  const isLate = elapsedMs > usualMs;
  return (
    <Stack gap={4}>
      <Progress
        label={text}
        value={Math.min(elapsedMs, usualMs * 0.97)}
        max={usualMs}
        valueLabel={cloudSessionTexts.elapsed(countdown(elapsedMs), isLate)}
      />
      <ol className={css.parts}>
        {parts.map(({ key, label, state }) => (
          <li
            key={key}
            className={css.partIn[state]}
            {...(state === "current" && { "aria-current": "step" })}
          >
            <span className={css.sign[state]}>
              {state === "current" ? (
                <Spinner label={cloudSessionTexts.underWay} />
              ) : (
                <Icon glyph={state === "done" ? CircleCheck : Circle} size="small" />
              )}
            </span>
            {label}
            {state === "done" && <VisuallyHidden>{cloudSessionTexts.done}</VisuallyHidden>}
          </li>
        ))}
      </ol>
    </Stack>
  );
}
