import { simulatorModuleTexts } from "@cathedra/domain/messages";
import { Section } from "../../../features/section/Section.tsx";
import { TablePlaceholder } from "../../../features/table-page/TablePlaceholder.tsx";
import { AdminPage } from "../AdminPage.tsx";
import { SimulatorModules } from "./SimulatorModules.tsx";

/** The metrics and benchmarks of the simulators by module and version, for the people who maintain them (12.006). */
export function Component() {
  return (
    <AdminPage
      section="simulator-modules"
      title={simulatorModuleTexts.title}
      documentTitle={`${simulatorModuleTexts.title} · Administration`}
    >
      <Section placeholder={<TablePlaceholder label="Loading the modules" />}>
        <SimulatorModules />
      </Section>
    </AdminPage>
  );
}
