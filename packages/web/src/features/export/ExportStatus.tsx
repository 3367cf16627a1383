import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { Progress } from "@cathedra/ui-kit/Progress";
import { Stack } from "@cathedra/ui-kit/Stack";
import type { ExportState } from "./use-export.ts";

export type ExportStatusProps = {
  readonly state: ExportState;
  /** The plural of the exported items, such as "records". */
  readonly things: string;
  readonly onStop: () => void;
};

/** The progress of the export, with a button to stop it, and then its result (6.022, 6.024, 7.076-7.079). */
export function ExportStatus({ state, things, onStop }: ExportStatusProps) {
  if (state.status === "idle") return null;
  if (state.status === "ended") {
    return (
      <Banner tone={state.tone} onDismiss={onStop}>
        {state.text}
      </Banner>
    );
  }
  const { progress } = state;
  return (
    <Card>
      <Stack gap={3} align="start">
        {progress === undefined ? (
          <Progress label={`Exporting: fetching the ${things}`} />
        ) : (
          <Progress
            label={
              progress.kind === "reading"
                ? `Exporting: fetching the ${things}`
                : "Exporting: writing the file"
            }
            value={progress.made}
            max={progress.total}
            valueLabel={`${progress.made} of ${progress.total}`}
          />
        )}
        <Button size="small" onPress={onStop}>
          Cancel
        </Button>
      </Stack>
    </Card>
  );
}
