import { simulatorTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { RotateCcw } from "@cathedra/ui-kit/Icon";
import { useDesktop } from "../desktop/use-desktop.ts";
import { useSimulatorStatus } from "./use-simulator-status.ts";

type SimulatorNoticeProps = {
  /** Whether something is shown that an ordinary browser cannot run. */
  readonly isAboutExercise: boolean;
};

/** Why nothing can be run from here now, and what can be done about it; nothing where a simulator is ready (12.015-12.017). */
export function SimulatorNotice({ isAboutExercise }: SimulatorNoticeProps) {
  const standing = useSimulatorStatus();
  const { client } = useDesktop();
  switch (standing) {
    case "ready":
      return null;
    case "connecting":
      return <Banner>{simulatorTexts.connecting}</Banner>;
    case "elsewhere":
      return isAboutExercise ? <Banner>{simulatorTexts.needsSimulator}</Banner> : null;
    case "noSimulator":
      return (
        <Banner tone="warning" title={simulatorTexts.notConnected}>
          {simulatorTexts.noSimulatorThere}
        </Banner>
      );
    case "unsupported":
      return (
        <Banner tone="warning" title={simulatorTexts.notConnected}>
          {simulatorTexts.unsupportedClient}
        </Banner>
      );
    case "outdated":
      return (
        <Banner tone="warning" title={simulatorTexts.notConnected}>
          {simulatorTexts.outdatedClient}
        </Banner>
      );
    case "noBridge":
      return (
        <Banner
          tone="warning"
          title={simulatorTexts.notConnectedToQt}
          action={
            <Button size="small" icon={RotateCcw} onPress={() => client.reconnect()}>
              Try again
            </Button>
          }
        >
          {simulatorTexts.howToConnect}
        </Banner>
      );
  }
}
