import { shellTexts } from "@cathedra/domain/messages";
import { LazyPart } from "@cathedra/ui-kit/overlay";
import { Page } from "@cathedra/ui-kit/Page";
import { SkipLink } from "@cathedra/ui-kit/SkipLink";
import { lazy, Suspense, useSyncExternalStore } from "react";
import { Outlet, useLocation } from "react-router";
import { sessions } from "../auth/auth.ts";
import { localDay, showDay } from "../format/dates.ts";
import { retryWhenOnline } from "../retry-when-online.ts";
import { readCookie } from "../site/cookies.ts";
import { isDesktopBrowser } from "../site/desktop-browser.ts";
import { useSiteConfig } from "../site/use-site-config.ts";
import { Announcer } from "./Announcer.tsx";
import { BottomBar } from "./BottomBar.tsx";
import { Footer } from "./Footer.tsx";
import { isTermsDue } from "./is-terms-due.ts";
import { unsentAtSignOut } from "./leave-by-sign-out.ts";
import { NavigationProgress } from "./NavigationProgress.tsx";
import { navigationLinks } from "./navigation.ts";
import { OutageBanner } from "./OutageBanner.tsx";
import { PageSkeleton } from "./PageSkeleton.tsx";
import { ScrollRestorer } from "./ScrollRestorer.tsx";
import { SectionBar } from "./SectionBar.tsx";
import { SessionExpired } from "./SessionExpired.tsx";
import * as css from "./Shell.css.ts";
import { getSections } from "./section-pages.ts";
import { TopBar } from "./TopBar.tsx";
import { toasts } from "./toasts.ts";
import { getName } from "./UserLink.tsx";
import { contentId, mainColumnId } from "./use-page-title.ts";
import { useTermsToAccept } from "./use-terms-to-accept.ts";
import { useViewer, useViewerIsAway } from "./use-viewer.ts";
import { useIsWindowTaken } from "./whole-window.ts";

/** The banner about an address that is not verified, loaded on demand because few people see it. */
const UnverifiedBanner = lazy(() =>
  retryWhenOnline(() =>
    import("./UnverifiedBanner.tsx").then((file) => ({ default: file.UnverifiedBanner })),
  ),
);

/** Loaded on demand, for people who have not accepted the present version of the terms. */
const Terms = lazy(() => import("../features/terms/Terms.tsx").then((file) => ({ default: file.Terms })));
const TermsAnnounced = lazy(() =>
  import("../features/terms/Terms.tsx").then((file) => ({ default: file.TermsAnnounced })),
);

/** The bar of a person who signed in by a station's code, loaded on demand. */
const StationBar = lazy(() =>
  retryWhenOnline(() =>
    import("../features/station-session/StationBar.tsx").then((file) => ({ default: file.StationBar })),
  ),
);

const ResetDialog = lazy(() =>
  retryWhenOnline(() => import("./ResetDialog.tsx").then((file) => ({ default: file.ResetDialog }))),
);

/** Loaded on demand, for pages inside of the desktop client. */
const DesktopParts = lazy(() =>
  retryWhenOnline(() => import("./DesktopParts.tsx").then((file) => ({ default: file.DesktopParts }))),
);

const loadOverlays = () => retryWhenOnline(() => import("./Overlays.tsx").then((file) => file.Overlays));

/** Overlays are loaded when somebody begins to use the page, or at once when there is something to show. */
function LazyOverlays() {
  const hasToasts = useSyncExternalStore(toasts.subscribe, () => toasts.snapshot().length > 0);
  const isAsking = useSyncExternalStore(unsentAtSignOut.subscribe, unsentAtSignOut.get) !== undefined;
  // If the overlays could not be loaded, `retryWhenOnline` tries again.
  return (
    <LazyPart load={loadOverlays} isWanted={hasToasts || isAsking} onFailure={() => undefined} props={{}} />
  );
}

const noCookies = { serviceTag: "", clientVersion: "" };

/**
 * The frame around all pages except the legal ones: top bar, banners, content and footer. A room uses the whole window instead.
 */
export function Shell() {
  const state = useSyncExternalStore(sessions.subscribe, sessions.get);
  const isSignedIn = state.status !== "signedOut";
  const isAtStation = state.status === "signedIn" && state.session.station !== undefined;
  const viewer = useViewer();
  const isAway = useViewerIsAway();
  const { search } = useLocation();
  const isTaken = useIsWindowTaken();
  const cookieNames = useSiteConfig()?.cookies ?? noCookies;
  const clientVersion = readCookie(document.cookie, cookieNames.clientVersion);
  const terms = (isAtStation || isTaken ? undefined : viewer?.viewerTermsToAccept) ?? undefined;
  const termsToAccept = useTermsToAccept(viewer);
  const links =
    viewer === undefined ? [] : navigationLinks({ viewer, cookies: document.cookie, cookieNames, search });
  const hasSections = isSignedIn && !isTaken;
  const sections = getSections(viewer);
  const mayCreateRecord = viewer?.viewerCanCreateRecord === true;
  // The bottom bar keeps its space until the signed-in person is known, so that nothing moves under a finger.
  const isSettled = viewer !== undefined || isAway;
  return (
    <div className={css.shell}>
      <SkipLink targetIds={[mainColumnId, contentId]} />
      <NavigationProgress />
      {!isTaken && (
        <TopBar
          viewer={isSignedIn ? viewer : undefined}
          isSignedIn={isSignedIn}
          links={isSignedIn ? links : []}
        />
      )}
      {hasSections && <SectionBar sections={sections} mayCreateRecord={mayCreateRecord} />}
      <div className={css.banners}>
        <OutageBanner />
        <SessionExpired />
        {isAtStation && (
          <Suspense fallback={null}>
            <StationBar key={state.session.accessToken} accessToken={state.session.accessToken} />
          </Suspense>
        )}
        {isSignedIn && !isTaken && viewer?.email_verified === false && (
          <Suspense fallback={null}>
            <UnverifiedBanner />
          </Suspense>
        )}
        {isSignedIn && terms !== undefined && !isTermsDue(terms) && (
          <Suspense fallback={null}>
            <TermsAnnounced terms={terms} />
          </Suspense>
        )}
        {(clientVersion !== null || isDesktopBrowser(window)) && (
          <Suspense fallback={null}>
            <DesktopParts running={isSignedIn && !isTaken ? clientVersion : null} />
          </Suspense>
        )}
      </div>
      <main id={contentId} tabIndex={-1} className={css.content}>
        <Page>
          {viewer !== undefined && (
            <p data-only-printed>{shellTexts.printedBy(getName(viewer), showDay(localDay()))}</p>
          )}
          <Suspense fallback={<PageSkeleton />}>
            {isSignedIn && terms !== undefined && termsToAccept !== undefined ? (
              <Terms terms={termsToAccept} />
            ) : (
              <Outlet />
            )}
          </Suspense>
        </Page>
      </main>
      {!isTaken && <Footer />}
      {hasSections && <BottomBar sections={isSettled ? sections : []} mayCreateRecord={mayCreateRecord} />}
      {viewer?.viewerCanResetCourseProgress === true && (
        <Suspense fallback={null}>
          <ResetDialog />
        </Suspense>
      )}
      <LazyOverlays />
      <Announcer />
      <ScrollRestorer />
    </div>
  );
}
