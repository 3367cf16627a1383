import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Suspense, useEffect, useState } from "react";
import { graphql } from "react-relay/hooks";
import { useLocation, useNavigate, useRevalidator, useRouteError } from "react-router";
import type { HomeQuery } from "../../__generated__/HomeQuery.graphql.ts";
import { InviteArrival } from "../../features/invite/InviteArrival.tsx";
import { ApiError } from "../../relay/errors.ts";
import { useRouteQuery } from "../../relay/use-route-query.ts";
import { ContentError } from "../../shell/ContentError.tsx";
import { PageSkeleton } from "../../shell/PageSkeleton.tsx";
import { PortalPage } from "../../shell/PortalPage.tsx";
import { useSiteConfig } from "../../site/use-site-config.ts";
import { HomePlaceholder } from "./HomePlaceholder.tsx";
import { LogbookCard, NoLogbook } from "./LogbookCard.tsx";
import { expectsLogbook, rememberLogbook } from "./logbook-hint.ts";
import { News } from "./news/News.tsx";
import { Partners } from "./partners/Partners.tsx";

/** The start page: what of the portal is there for this person (1.003). */
export function Component() {
  return (
    <Suspense fallback={<HomePlaceholder />}>
      <Home />
    </Suspense>
  );
}

function Home() {
  const data = useRouteQuery<HomeQuery>(graphql`
    query HomeQuery($withLogbook: Boolean!) @preloadable {
      ...Viewer_query
      user {
        first_name
        viewerCanUseLogbook
      }
      ...LogbookCard_query @include(if: $withLogbook) @alias(as: "logbook")
      ...News_query
    }
  `);
  const product = useSiteConfig()?.product.title ?? "Cathedra";
  const { revalidate } = useRevalidator();
  const { first_name: firstName = "", viewerCanUseLogbook: hasLogbook = false } = data.user ?? {};

  const isCardMissing = hasLogbook && data.logbook == null;
  useEffect(() => {
    rememberLogbook(hasLogbook);
    if (isCardMissing) void revalidate();
  }, [hasLogbook, isCardMissing, revalidate]);

  return (
    <PortalPage title={firstName === "" ? "Welcome" : `Welcome, ${firstName}`} documentTitle={product}>
      <Stack gap={8}>
        <InviteArrival />
        {hasLogbook && data.logbook != null && <LogbookCard query={data.logbook} />}
        {isCardMissing && <Skeleton kind="block" height={240} />}
        {!hasLogbook && <NoLogbook />}
        <News query={data} />
        <Partners />
      </Stack>
    </PortalPage>
  );
}

/** Somebody without a logbook may not ask for records: then the page is asked for again without them. */
export function ErrorBoundary() {
  const error = useRouteError();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [hasAskedForRecords] = useState(expectsLogbook);
  const isRefused = error instanceof ApiError && error.code === "FORBIDDEN" && hasAskedForRecords;
  useEffect(() => {
    if (!isRefused) return;
    rememberLogbook(false);
    void navigate({ pathname: "/", search }, { replace: true });
  }, [isRefused, navigate, search]);
  return isRefused ? <PageSkeleton /> : <ContentError />;
}
