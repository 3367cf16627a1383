import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Section } from "../../../../../features/section/Section.tsx";
import { InviteClass } from "./InviteClass.tsx";

/** A class is invited into a group from a list, and seen to join. */
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
