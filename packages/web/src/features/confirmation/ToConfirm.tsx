import { confirmationTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Link } from "@cathedra/ui-kit/Link";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { graphql, useFragment } from "react-relay/hooks";
import type { ToConfirm_counts$key } from "../../__generated__/ToConfirm_counts.graphql.ts";

/** The number of records that wait for the person as an attending; empty for everyone else. */
export function ToConfirm({ counts }: { readonly counts: ToConfirm_counts$key }) {
  const { isAttending, open, reopening } = useFragment(
    graphql`
      fragment ToConfirm_counts on LogbookConfirmationCounts {
        isAttending
        open
        reopening
      }
    `,
    counts,
  );
  if (!isAttending) return null;
  if (open + reopening === 0) return <Link href="/logbook/confirmations">{confirmationTexts.title}</Link>;
  const list = open > 0 ? "/logbook/confirmations" : "/logbook/confirmations?list=reopening";
  return (
    <Banner
      isSilent
      action={
        <LinkButton href={list} size="small">
          {confirmationTexts.see}
        </LinkButton>
      }
    >
      {[
        ...(open > 0 ? [confirmationTexts.toConfirm(open)] : []),
        ...(reopening > 0 ? [confirmationTexts.toReopen(reopening)] : []),
      ].join(" ")}
    </Banner>
  );
}
