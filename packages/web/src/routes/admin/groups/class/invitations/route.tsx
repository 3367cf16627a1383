import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Section } from "../../../../../features/section/Section.tsx";
import { InviteClass } from "./InviteClass.tsx";

/** The page on which a class is invited into a group from a list, with the people who have joined. */
export function Component() {
  return (
    <Section
      placeholder={<Skeleton kind="block" height={320} label="Loading the invitations" />}
      wayOut={<LinkButton href="/admin/groups">Back to the groups</LinkButton>}
    >
      <InviteClass />
    </Section>
  );
}
