import { logbookTexts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Plus } from "@cathedra/ui-kit/Icon";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { lazy, Suspense } from "react";
import { PortalPage, type PortalPageProps } from "../../shell/PortalPage.tsx";
import { useViewer, useViewerIsAway } from "../../shell/use-viewer.ts";
import * as css from "./LogbookPage.css.ts";

/** Loaded on demand, because few people without a logbook come here: attendings who confirm other people's records. */
const WayOut = lazy(() => import("./BackLink.tsx").then((file) => ({ default: file.BackLink })));

export type LogbookPageProps = PortalPageProps & {
  /** Whether the page has a button for a new record, which people with a group see. */
  readonly offersCreate?: boolean;
};

/** A page of the logbook; a person without a logbook sees a message instead (7.006). */
export function LogbookPage({ offersCreate = false, children, ...page }: LogbookPageProps) {
  const viewer = useViewer();
  const isAway = useViewerIsAway();
  if (viewer?.viewerCanUseLogbook === false) {
    return (
      <PortalPage title={page.title} {...(page.crumbs === undefined ? {} : { crumbs: page.crumbs })}>
        <Card>
          <EmptyState
            action={
              <Suspense fallback={<LinkButton href="/">Home</LinkButton>}>
                <WayOut />
              </Suspense>
            }
          >
            {logbookTexts.noLogbook}
          </EmptyState>
        </Card>
      </PortalPage>
    );
  }
  // The space of the button is reserved until the person is known, because most people have it.
  const mayCreate = viewer?.viewerCanCreateRecord ?? !isAway;
  const actions = viewer === undefined ? <Skeleton kind="block" height={40} /> : createLink;
  return (
    <PortalPage {...page} {...(offersCreate && mayCreate && { actions })}>
      {offersCreate && !mayCreate ? <div className={css.withoutCreate}>{children}</div> : children}
    </PortalPage>
  );
}

const createLink = (
  <LinkButton href="/logbook/records/create" variant="primary" icon={Plus}>
    Create record
  </LinkButton>
);
