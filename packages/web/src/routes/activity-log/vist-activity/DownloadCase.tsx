import { caseFailureText } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Download } from "@cathedra/ui-kit/Icon";
import { useState } from "react";
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from "react-relay/hooks";
import type { DownloadCase_activity$key } from "../../../__generated__/DownloadCase_activity.graphql.ts";
import type { DownloadCaseQuery } from "../../../__generated__/DownloadCaseQuery.graphql.ts";
import { ApiError } from "../../../relay/errors.ts";
import { toasts } from "../../../shell/toasts.ts";

/** Downloads all files of a run as one archive, for the run's admins (6.012, 6.016); a failure is shown (6.019, 6.020). */
export function DownloadCase({ activity }: { readonly activity: DownloadCase_activity$key }) {
  const { unitId, viewerCanDownloadCase } = useFragment(
    graphql`
      fragment DownloadCase_activity on VistActivity {
        unitId
        viewerCanDownloadCase
      }
    `,
    activity,
  );
  const environment = useRelayEnvironment();
  const [isPending, setPending] = useState(false);
  if (!viewerCanDownloadCase) return null;
  const download = async () => {
    setPending(true);
    try {
      const answer = await fetchQuery<DownloadCaseQuery>(
        environment,
        graphql`
          query DownloadCaseQuery($unitId: ID!) {
            caseDownloadLink(unitId: $unitId)
          }
        `,
        { unitId },
        { fetchPolicy: "network-only" },
      ).toPromise();
      if (answer !== undefined) startDownload(answer.caseDownloadLink);
    } catch (error) {
      const failure = error instanceof ApiError ? { code: error.code, ...error.facts } : undefined;
      toasts.error(caseFailureText(failure));
    } finally {
      setPending(false);
    }
  };
  return (
    <Button
      icon={Download}
      isPending={isPending}
      pendingLabel="Preparing the download"
      onPress={() => void download()}
    >
      Download case
    </Button>
  );
}

/** The response is a file to download, so the page is not left. */
function startDownload(link: string): void {
  const anchor = document.createElement("a");
  anchor.href = link;
  anchor.download = "";
  anchor.click();
}
