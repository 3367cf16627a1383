import { Section } from "../../../features/section/Section.tsx";
import { TablePlaceholder } from "../../../features/table-page/TablePlaceholder.tsx";
import { AdminPage } from "../AdminPage.tsx";
import { Talent } from "./Talent.tsx";

/** The synchronisation with the learning platform and its results (5.042-5.045). */
export function Component() {
  return (
    <AdminPage section="talent" title="Talent" documentTitle="Talent · Administration">
      <Section placeholder={<TablePlaceholder label="Loading the synchronisations" />}>
        <Talent />
      </Section>
    </AdminPage>
  );
}
