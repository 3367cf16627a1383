import { ChevronLeft } from "@cathedra/ui-kit/Icon";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { useLocation } from "react-router";
import { Section } from "../../../../features/section/Section.tsx";
import { AdminPage } from "../../AdminPage.tsx";
import { InviteClass } from "./InviteClass.tsx";

/** A class is invited into a group from a list, and seen to join. */
export function Component() {
  const { pathname } = useLocation();
  const back = (
    <LinkButton href="/admin/groups" icon={ChevronLeft}>
      Back to the groups
    </LinkButton>
  );
  return (
    <AdminPage
      section="groups"
      title="Invite a class"
      documentTitle="Invite a class · Administration"
      crumbs={[{ label: "Invite a class", href: pathname }]}
      explanation="Paste a list or drop a file. Everyone on it gets one invitation to the group."
      actions={back}
    >
      <Section placeholder={<Skeleton kind="block" height={320} label="Loading the group" />} wayOut={back}>
        <InviteClass />
      </Section>
    </AdminPage>
  );
}
