import { Link } from "@cathedra/ui-kit/Link";
import { useViewer } from "../../../shell/use-viewer.ts";
import { ownTotalsHref } from "../numbers/totals-view.ts";

/** From the trainees to one's own numbers, for who can have any. */
export function OwnTotalsLink() {
  if (useViewer()?.viewerCanCreateRecord !== true) return null;
  return (
    <Link href={ownTotalsHref} variant="alone">
      Your own totals
    </Link>
  );
}
