import { stationAdminTexts as texts } from "@cathedra/domain/messages";
import { useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import type { useLogDownloadQuery } from "../../../__generated__/useLogDownloadQuery.graphql.ts";
import { toasts } from "../../../shell/toasts.ts";

/** The log files of sessions in one zip, by a link that opens in a new tab (10.011, 10.013). */
export function useLogDownload() {
  const environment = useRelayEnvironment();
  const [isBusy, setBusy] = useState(false);
  const download = async (activityIds: readonly string[]) => {
    setBusy(true);
    // The tab is opened during the click: browsers block windows that are opened later as advertisements.
    const tab = window.open("about:blank", "_blank");
    try {
      const answer = await fetchQuery<useLogDownloadQuery>(
        environment,
        graphql`
          query useLogDownloadQuery($activityIds: [ID!]!) {
            logDownloadLink(activityIds: $activityIds)
          }
        `,
        { activityIds: [...activityIds] },
      ).toPromise();
      if (answer === undefined) throw new Error("no answer");
      if (tab === null) window.location.assign(answer.logDownloadLink);
      else {
        tab.opener = null;
        tab.location.href = answer.logDownloadLink;
      }
      toasts.success(texts.downloaded);
    } catch {
      tab?.close();
      toasts.error(texts.downloadFailed);
    } finally {
      setBusy(false);
    }
  };
  return { download, isBusy };
}
