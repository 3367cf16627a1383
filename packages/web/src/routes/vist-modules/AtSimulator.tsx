import { simulatorTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { RunPanel } from "../../features/simulator-run/RunPanel.tsx";
import { SimulatorNotice } from "../../features/simulator-run/SimulatorNotice.tsx";
import { useOtherPerson } from "../../features/simulator-run/use-other-person.ts";

import * as css from "./VistModules.css.ts";

/** What goes on at the simulator, above all that can be chosen: what runs, whether it can be reached, and whose results they are. */
export function AtSimulator({ isAboutExercise = true }: { readonly isAboutExercise?: boolean }) {
  const other = useOtherPerson();
  return (
    <div className={css.atSimulator}>
      <RunPanel />
      <SimulatorNotice isAboutExercise={isAboutExercise} />
      {other !== null && <Banner tone="warning">{simulatorTexts.otherPerson(other)}</Banner>}
    </div>
  );
}
