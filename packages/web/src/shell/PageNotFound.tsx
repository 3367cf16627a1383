import { shellTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Inline } from "@cathedra/ui-kit/Inline";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { PortalPage } from "./PortalPage.tsx";
import { reportLabel, reportProblem } from "./report-problem.ts";

/** The page for an address that does not exist. */
export function PageNotFound() {
  return (
    <PortalPage title={shellTexts.pageNotFoundTitle}>
      <EmptyState
        action={
          <Inline gap={2} justify="center">
            <LinkButton href="/" variant="primary">
              Go to the start page
            </LinkButton>
            <Button onPress={() => reportProblem()}>{reportLabel}</Button>
          </Inline>
        }
      >
        {`${shellTexts.pageNotFound} ${shellTexts.pageNotFoundHelp}`}
      </EmptyState>
    </PortalPage>
  );
}
