import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { StartSteps } from "../start-steps/StartSteps.tsx";

export type StartProgressProps = {
  readonly status: string;
  readonly claimedAt: string | null | undefined;
  readonly powerOnSeconds: number | null | undefined;
  /** The text as the dialog shows it (3.013-3.015, 4.012). */
  readonly text: string;
};

/** Shows a start that is in progress, in words and as a bar (4.029). */
export function StartProgress({ status, claimedAt, powerOnSeconds, text }: StartProgressProps) {
  return (
    <Stack gap={4}>
      <output>
        <Text>{text}</Text>
      </output>
      <StartSteps status={status} claimedAt={claimedAt} powerOnSeconds={powerOnSeconds} />
    </Stack>
  );
}
