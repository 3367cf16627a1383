import { confirmationTexts } from "@cathedra/domain/messages";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { BackLinkQuery } from "../../__generated__/BackLinkQuery.graphql.ts";

/** A link for people without a logbook: to the records that they confirm, or to the start page. */
export function BackLink() {
  const { logbookConfirmationCounts } = useLazyLoadQuery<BackLinkQuery>(
    graphql`
      query BackLinkQuery {
        logbookConfirmationCounts {
          isAttending
          # Home reads it of the same counts.
          ...Unfinished_counts
          open
          reopening
        }
      }
    `,
    {},
  );
  return logbookConfirmationCounts.isAttending ? (
    <LinkButton href="/logbook/confirmations">{confirmationTexts.title}</LinkButton>
  ) : (
    <LinkButton href="/">Home</LinkButton>
  );
}
