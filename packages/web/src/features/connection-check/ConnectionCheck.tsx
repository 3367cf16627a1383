import { connectionTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Spinner } from "@cathedra/ui-kit/Spinner";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { showMoment } from "../../format/dates.ts";
import { Results } from "./Results.tsx";
import { useConnectionCheck } from "./use-connection-check.ts";

export type ConnectionCheckProps = {
  /** When the person last checked; null or missing if that is unknown. */
  readonly lastCheckedAt?: string | null;
  /** Whether the check is secondary to the purpose of the page. */
  readonly isSecondary?: boolean;
};

/** Measures the connection of this browser, with advice on the result. */
export function ConnectionCheck({ lastCheckedAt = null, isSecondary = false }: ConnectionCheckProps) {
  const { state, start } = useConnectionCheck();
  const begin = isSecondary ? connectionTexts.check : connectionTexts.start;
  const isRunning = state.kind === "running";
  return (
    <Stack gap={isSecondary ? 3 : 5}>
      {state.kind === "idle" && lastCheckedAt !== null && (
        <Text tone="muted">{connectionTexts.last(showMoment(Date.parse(lastCheckedAt)))}</Text>
      )}
      {state.kind === "failed" && <Banner tone="danger" title={connectionTexts.failed} />}
      {state.kind === "done" && <Results facts={state.facts} />}
      {isRunning && (
        <output>
          <Inline gap={3}>
            <Spinner label={connectionTexts.running(state.step)} />
            <Text>{connectionTexts.running(state.step)}</Text>
          </Inline>
        </output>
      )}
      {state.kind === "done" && state.isSaved === true && <Text tone="muted">{connectionTexts.saved}</Text>}
      {state.kind === "done" && state.isSaved === false && (
        <Banner tone="warning" title={connectionTexts.notSaved} />
      )}
      <Inline gap={2}>
        <Button variant={isSecondary ? "secondary" : "primary"} onPress={start} isPending={isRunning}>
          {state.kind === "done" || state.kind === "failed" ? connectionTexts.again : begin}
        </Button>
      </Inline>
    </Stack>
  );
}
