import { classTexts } from "@cathedra/domain/messages";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { classTabHref } from "../class-tabs.ts";

/** Shown in place of a tab's table while the group has no trainees. */
export function NoPeople({ groupId }: { readonly groupId: number }) {
  return (
    <EmptyState
      action={
        <LinkButton variant="primary" href={classTabHref(groupId, "invitations")}>
          {classTexts.invite}
        </LinkButton>
      }
    >
      {classTexts.noPeople}
    </EmptyState>
  );
}
