import { shellTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { useEffect, useState } from "react";
import { useRouteError } from "react-router";
import { outage } from "../relay/environment.ts";
import { ApiError } from "../relay/errors.ts";
import { probeReadiness } from "../relay/outage.ts";
import { PageSkeleton } from "./PageSkeleton.tsx";
import { PortalPage } from "./PortalPage.tsx";
import { reportLabel, reportProblem } from "./report-problem.ts";
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
  if (isAnswer && error.code === "ACCOUNT_DEACTIVATED")
    return (
      <PortalPage title={shellTexts.deactivatedTitle}>
        <p>{error.message}</p>
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

/**
 * For a page that could not be shown: whether the portal is unreachable at the moment. The page is reloaded as soon as the portal
 * answers.
 */
function useReloadAfterOutage(error: unknown): boolean {
  const isAnswer = error instanceof ApiError;
  const [isOut, setOut] = useState(!isAnswer && !navigator.onLine);
  useEffect(() => {
    if (isAnswer) return;
    let isLeft = false;
    const reloadWhenBack = async () => {
      if (await probeReadiness()) return setOut(false);
      if (isLeft) return;
      setOut(true);
      await outage.report();
      if (!isLeft) location.reload();
    };
    void reloadWhenBack();
    return () => {
      isLeft = true;
    };
  }, [isAnswer]);
  return isOut;
}
