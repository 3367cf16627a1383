import { shellTexts } from "@cathedra/domain/messages";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { PortalPage } from "./PortalPage.tsx";

/** What an address shows that names nothing. */
export function PageNotFound() {
  return (
    <PortalPage title={shellTexts.pageNotFoundTitle}>
      <EmptyState
        action={
          <LinkButton href="/" variant="primary">
            Go to the start page
          </LinkButton>
        }
      >
        {shellTexts.pageNotFound}
      </EmptyState>
    </PortalPage>
  );
}
