import { stationAdminTexts } from "@cathedra/domain/messages";
import { Section } from "../../../features/section/Section.tsx";
import { TablePlaceholder } from "../../../features/table-page/TablePlaceholder.tsx";
import { AdminPage } from "../AdminPage.tsx";
import { AdminSystems } from "./AdminSystems.tsx";

/** The installed simulators, for staff (10.001). */
export function Component() {
  return (
    <AdminPage
      section="systems"
      title={stationAdminTexts.title}
      documentTitle={`${stationAdminTexts.title} · Administration`}
    >
      <Section placeholder={<TablePlaceholder label="Loading the systems" />}>
        <AdminSystems />
      </Section>
    </AdminPage>
  );
}
