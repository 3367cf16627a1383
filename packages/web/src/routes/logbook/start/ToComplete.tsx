import { homeTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { graphql, useFragment } from "react-relay/hooks";
import type { ToComplete_counts$key } from "../../../__generated__/ToComplete_counts.graphql.ts";
import { toCompleteHref } from "../../../features/to-complete/to-complete-href.ts";
import { useViewer } from "../../../shell/use-viewer.ts";

/** The number of the person's own records that lack what a full record has, with a link to them; nothing if there are none. */
export function ToComplete({ counts }: { readonly counts: ToComplete_counts$key }) {
  const { toCompleteCount, toCompleteSince } = useFragment(
    graphql`
      fragment ToComplete_counts on LogbookConfirmationCounts {
        toCompleteCount
        toCompleteSince
      }
    `,
    counts,
  );
  const viewer = useViewer()?.keycloak_id;
  if (toCompleteCount === 0 || viewer == null) return null;
  return (
    <Banner
      isSilent
      title={homeTexts.toComplete(toCompleteCount)}
      action={
        <LinkButton size="small" href={toCompleteHref(viewer, toCompleteSince)}>
          Complete
        </LinkButton>
      }
    >
      {homeTexts.toCompleteDetail}
    </Banner>
  );
}
