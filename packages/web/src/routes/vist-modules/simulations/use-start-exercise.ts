import { storeResultAddress } from "@cathedra/domain/simulators";
import { graphql, useFragment } from "react-relay/hooks";
import type { useStartExercise_case$key } from "../../../__generated__/useStartExercise_case.graphql.ts";
import { useDesktop } from "../../../features/desktop/use-desktop.ts";
import { useSimulatorRun } from "../../../features/simulator-run/use-simulator-run.ts";
import { useSimulatorStatus } from "../../../features/simulator-run/use-simulator-status.ts";
import { useSiteConfig } from "../../../site/use-site-config.ts";

/** Starts an exercise at the simulator with all its parameters (12.019). */
export function useStartExercise(key: useStartExercise_case$key): {
  readonly start: () => void;
  readonly isPossible: boolean;
} {
  const of = useFragment(
    graphql`
      fragment useStartExercise_case on VistCase {
        id
        code
        options
        isCaseCreator
        courseCode
        courseVersion
        resultFormatVersion
      }
    `,
    key,
  );
  const { run, store } = useSimulatorRun();
  const { connection } = useDesktop();
  const config = useSiteConfig();
  const isReady = useSimulatorStatus() === "ready" && config !== undefined;
  const offers = connection.state === "connected" ? connection.features : undefined;
  const isPossible =
    isReady &&
    run.kind !== "launched" &&
    run.kind !== "busy" &&
    (!of.isCaseCreator || offers?.has("caseCreator") === true);
  const start = () =>
    store.start({
      packageId: of.courseCode,
      version: of.courseVersion,
      resultFormatVersion: of.resultFormatVersion,
      exerciseId: of.id,
      exerciseCode: of.code,
      uploadUrl: storeResultAddress(of.id, {
        origin: location.origin,
        resultServer: config?.simulators.resultServer,
      }),
      compression: true,
      options: of.options,
      isCaseCreator: of.isCaseCreator,
    });
  return { start, isPossible };
}
