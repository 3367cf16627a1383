import { softwareReleaseTexts } from "@cathedra/domain/messages";
import { Section } from "../../../features/section/Section.tsx";
import { TablePlaceholder } from "../../../features/table-page/TablePlaceholder.tsx";
import { AdminPage } from "../AdminPage.tsx";
import { AdminSoftware } from "./AdminSoftware.tsx";

/** The software of stations, for the people who maintain it. */
export function Component() {
  return (
    <AdminPage
      section="software"
      title={softwareReleaseTexts.title}
      documentTitle={`${softwareReleaseTexts.title} · Administration`}
    >
      <Section placeholder={<TablePlaceholder label="Loading the releases" />}>
        <AdminSoftware />
      </Section>
    </AdminPage>
  );
}
