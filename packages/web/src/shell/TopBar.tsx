import { Button } from "@cathedra/ui-kit/Button";
import { Bell, type IconGlyph, Monitor, Moon, Sun } from "@cathedra/ui-kit/Icon";
import { IconButton } from "@cathedra/ui-kit/IconButton";
import { Menu } from "@cathedra/ui-kit/Menu";
import { Popover } from "@cathedra/ui-kit/Popover";
import { stickyTopProperty } from "@cathedra/ui-kit/theme";
import { lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { Link } from "react-router";
import { retryWhenOnline } from "../retry-when-online.ts";
import { theme } from "../theme/store.ts";
import { type ThemeChoice, themeChoices } from "../theme/theme.ts";
import { LazyResetButton } from "./LazyResetButton.tsx";
import { Logo } from "./Logo.tsx";
import { leaveBySignOut } from "./leave-by-sign-out.ts";
import { leaveForSignIn } from "./leave-for-sign-in.ts";
import { NavigationLinks } from "./NavigationLinks.tsx";
import type { NavigationLink } from "./navigation.ts";
import { ReportButton } from "./ReportButton.tsx";
import { SearchButton } from "./SearchButton.tsx";
import { SlideInMenu } from "./SlideInMenu.tsx";
import * as css from "./TopBar.css.ts";
import { UserLink } from "./UserLink.tsx";
import { unseen } from "./unseen-notifications.ts";
import type { Viewer } from "./use-viewer.ts";

const BellList = lazy(() => retryWhenOnline(() => import("../features/inbox/BellList.tsx")));

const BackgroundWork = lazy(() => retryWhenOnline(() => import("./BackgroundWork.tsx")));

/** The delay after loading the page before notifications are watched, in milliseconds. */
const watchAfterMs = 1500;

const labels: Readonly<Record<ThemeChoice, string>> = {
  system: "Like the system",
  light: "Light",
  dark: "Dark",
};

const icons: Readonly<Record<ThemeChoice, IconGlyph>> = { system: Monitor, light: Sun, dark: Moon };

export type TopBarProps = {
  /** The signed-in person; undefined while no one is signed in, and until their data has loaded. */
  readonly viewer: Viewer | undefined;
  readonly isSignedIn: boolean;
  readonly links: readonly NavigationLink[];
};

/** Publishes the height of the bar to sticky elements; large text makes it higher. */
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

/** The top bar of the portal (1.006-1.013); below 768 px all but the bell is in the slide-in menu. */
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
          {isSignedIn ? <SignedInActions viewer={viewer} /> : <SignedOutActions />}
          <div className={css.narrow}>
            <SlideInMenu viewer={viewer} isSignedIn={isSignedIn} links={links} />
          </div>
        </div>
      </div>
    </header>
  );
}

function SignedInActions({ viewer }: { readonly viewer: Viewer | undefined }) {
  return (
    <>
      <Wide>{viewer?.viewerCanResetCourseProgress === true && <LazyResetButton look="bar" />}</Wide>
      <Wide>
        <ThemeMenu />
      </Wide>
      <Wide>
        <ReportButton look="bar" />
      </Wide>
      <SearchButton viewer={viewer} />
      <Notifications />
      <Wide>
        <UserLink viewer={viewer} />
      </Wide>
      <div className={css.fixedWidth}>
        <Button variant="secondary" size="small" onPress={() => void leaveBySignOut(viewer?.keycloak_id)}>
          Sign Out
        </Button>
      </div>
    </>
  );
}

function SignedOutActions() {
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

/** The menu for the theme: light, dark, or that of the device. */
function ThemeMenu() {
  const chosen = useSyncExternalStore(theme.subscribe, theme.get);
  const entries = themeChoices.map((choice) => ({
    id: choice,
    label: labels[choice],
    icon: icons[choice],
    onAction: () => theme.choose(choice),
  }));
  return (
    <Menu
      trigger={<IconButton icon={icons[chosen]} label={`Theme: ${labels[chosen]}`} />}
      entries={[{ id: "theme", label: "Theme", selected: chosen, entries }]}
      placement="bottom end"
    />
  );
}

/**
 * The bell for signed-in people (1.006, X33), with the number of unseen notifications (13.032). Its popover is loaded on
 * demand.
 */
function Notifications() {
  const count = useSyncExternalStore(unseen.subscribe, unseen.get);
  const [isWatched, setWatched] = useState(false);
  const shown = count > 99 ? "99+" : count;
  useEffect(() => {
    const timer = setTimeout(() => setWatched(true), watchAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <span className={css.place}>
      <Popover
        trigger={
          <IconButton icon={Bell} label={count > 0 ? `Notifications, ${shown} new` : "Notifications"} />
        }
        label="Notifications"
        width="narrow"
        isPadded={false}
        placement="bottom end"
      >
        {(close) => (
          <Suspense>
            <BellList onLeave={close} />
          </Suspense>
        )}
      </Popover>
      {count > 0 && (
        <span aria-hidden className={css.number}>
          {shown}
        </span>
      )}
      {isWatched && (
        <Suspense>
          <BackgroundWork />
        </Suspense>
      )}
    </span>
  );
}
