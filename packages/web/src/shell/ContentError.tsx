import { shellTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { useRouteError } from "react-router";
import { ApiError } from "../relay/errors.ts";
import { PageSkeleton } from "./PageSkeleton.tsx";
import { PortalPage } from "./PortalPage.tsx";
import { reportLabel, reportProblem } from "./report-problem.ts";
import { useReloadAfterOutage } from "./use-reload-after-outage.ts";
import { useRetry } from "./use-retry.ts";
import { useEnsureViewer } from "./use-viewer.ts";

/** Shown in place of a failed page, together with the navigation. The API's message is shown unchanged (G.018). */
export function ContentError() {
  useEnsureViewer();
  const error = useRouteError();
  const isMending = useRetry(error);
  const isOut = useReloadAfterOutage(error);
  const isAnswer = error instanceof ApiError;
  if (isMending) return <PageSkeleton />;
  // During an outage the banner at the top of the page explains the failure.
  if (isOut)
    return (
      <PortalPage title={shellTexts.notLoadedTitle}>
        <p>{shellTexts.notLoaded}</p>
      </PortalPage>
    );
  const requestId = isAnswer ? error.requestId : undefined;
  return (
    <PortalPage title={shellTexts.errorTitle}>
      <Banner
        tone="danger"
        action={
          <>
            <Button size="small" onPress={() => reportProblem(requestId)}>
              {reportLabel}
            </Button>
            <Button size="small" onPress={() => location.reload()}>
              Try again
            </Button>
          </>
        }
      >
        {isAnswer ? error.message : shellTexts.error}
        {requestId !== undefined && ` ${shellTexts.quote(requestId)}`}
      </Banner>
    </PortalPage>
  );
}
