import { Button } from "@cathedra/ui-kit/Button";
import { stickyTopProperty } from "@cathedra/ui-kit/theme";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { ThemeMenu } from "../theme/ThemeMenu.tsx";
import { LazyResetButton } from "./LazyResetButton.tsx";
import { Logo } from "./Logo.tsx";
import { leaveBySignOut } from "./leave-by-sign-out.ts";
import { leaveForSignIn } from "./leave-for-sign-in.ts";
import { NavigationLinks } from "./NavigationLinks.tsx";
import { Notifications } from "./Notifications.tsx";
import type { NavigationLink } from "./navigation.ts";
import { ReportButton } from "./ReportButton.tsx";
import { SearchButton } from "./SearchButton.tsx";
import { SlideInMenu } from "./SlideInMenu.tsx";
import * as css from "./TopBar.css.ts";
import { UserLink } from "./UserLink.tsx";
import type { Viewer } from "./use-viewer.ts";

export type TopBarProps = {
  /** Undefined while nobody is signed in, and until the person's data has come. */
  readonly viewer: Viewer | undefined;
  readonly isSignedIn: boolean;
  readonly links: readonly NavigationLink[];
};

/** Tells sticky things how much of the window the bar covers: more where large text makes it higher. */
function tellHeight(bar: HTMLElement) {
  const root = document.documentElement.style;
  const updateHeight = () => {
    const covered = getComputedStyle(bar).position === "sticky" ? bar.offsetHeight : 0;
    root.setProperty(stickyTopProperty, `${covered}px`);
  };
  const observer = new ResizeObserver(updateHeight);
  observer.observe(bar);
  return () => {
    observer.disconnect();
    root.removeProperty(stickyTopProperty);
  };
}

/** Leads through the portal (1.006-1.013); below 768 px all but the bell moves into the slide-in menu. */
export function TopBar({ viewer, isSignedIn, links }: TopBarProps) {
  return (
    <header ref={tellHeight} className={css.bar}>
      <div className={css.row}>
        <Link to="/" className={css.logo} aria-label="Start page">
          <Logo />
        </Link>
        <nav aria-label="Main" className={css.wide}>
          <NavigationLinks links={links} look="bar" />
        </nav>
        <div className={css.end}>
          {isSignedIn ? <SignedInActs viewer={viewer} /> : <SignedOutActs />}
          <div className={css.narrow}>
            <SlideInMenu viewer={viewer} isSignedIn={isSignedIn} links={links} />
          </div>
        </div>
      </div>
    </header>
  );
}

function SignedInActs({ viewer }: { readonly viewer: Viewer | undefined }) {
  return (
    <>
      <Wide>{viewer?.viewerCanResetCourseProgress === true && <LazyResetButton look="bar" />}</Wide>
      <Wide>
        <ThemeMenu />
      </Wide>
      <Wide>
        <ReportButton look="bar" />
      </Wide>
      {viewer !== undefined && <SearchButton viewer={viewer} />}
      <Notifications />
      <Wide>{viewer !== undefined && <UserLink viewer={viewer} />}</Wide>
      <Wide>
        <Button variant="secondary" size="small" onPress={() => void leaveBySignOut(viewer?.keycloak_id)}>
          Sign Out
        </Button>
      </Wide>
    </>
  );
}

function SignedOutActs() {
  return (
    <>
      <Wide>
        <ThemeMenu />
      </Wide>
      <Button variant="primary" size="small" onPress={() => void leaveForSignIn("/")}>
        Sign In
      </Button>
    </>
  );
}

function Wide({ children }: { readonly children: ReactNode }) {
  return <div className={css.wide}>{children}</div>;
}
