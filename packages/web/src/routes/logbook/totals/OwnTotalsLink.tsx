import { Link } from "@cathedra/ui-kit/Link";
import { useViewer } from "../../../shell/use-viewer.ts";
import { ownTotalsHref } from "../numbers/totals-view.ts";

/** The link from the trainees to the viewer's own numbers, for people who can have a logbook. */
export function OwnTotalsLink() {
  if (useViewer()?.viewerCanCreateRecord !== true) return null;
  return (
    <Link href={ownTotalsHref} variant="alone">
      Your own totals
    </Link>
  );
}
