import { simulatorTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Stack } from "@cathedra/ui-kit/Stack";
import { RunPanel } from "../../features/simulator-run/RunPanel.tsx";
import { SimulatorNotice } from "../../features/simulator-run/SimulatorNotice.tsx";
import { useOtherPerson } from "../../features/simulator-run/use-other-person.ts";

/** What goes on at the simulator, above all that can be chosen: what runs, whether it can be reached, and whose results they are. */
export function AtSimulator() {
  const other = useOtherPerson();
  return (
    <Stack gap={4}>
      <RunPanel />
      <SimulatorNotice />
      {other !== null && <Banner tone="warning">{simulatorTexts.otherPerson(other)}</Banner>}
    </Stack>
  );
}
