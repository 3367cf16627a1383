import { Button } from "@cathedra/ui-kit/Button";
import { Drawer } from "@cathedra/ui-kit/Drawer";
import { Menu as MenuIcon } from "@cathedra/ui-kit/Icon";
import { IconButton } from "@cathedra/ui-kit/IconButton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { media } from "@cathedra/ui-kit/theme";
import { lazy, Suspense, useEffect, useState } from "react";
import { retryWhenOnline } from "../retry-when-online.ts";
import { LazyResetButton } from "./LazyResetButton.tsx";
import { leaveBySignOut } from "./leave-by-sign-out.ts";
import { leaveForSignIn } from "./leave-for-sign-in.ts";
import { NavigationLinks } from "./NavigationLinks.tsx";
import { ReportButton } from "./ReportButton.tsx";
import * as css from "./SlideInMenu.css.ts";
import type { TopBarProps } from "./TopBar.tsx";
import { UserLink } from "./UserLink.tsx";

const ThemeChoice = lazy(() =>
  retryWhenOnline(() =>
    import("../theme/ThemeChoice.tsx").then((module) => ({ default: module.ThemeChoice })),
  ),
);

/** The menu of narrow windows (1.013). */
export function SlideInMenu({ viewer, isSignedIn, links }: TopBarProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  // When the window becomes wider the menu closes, because the bar itself then has these links and the button that opened the
  // menu is gone.
  useEffect(() => {
    const wide = window.matchMedia(media.mobile);
    const onChange = () => wide.matches && setOpen(false);
    wide.addEventListener("change", onChange);
    return () => wide.removeEventListener("change", onChange);
  }, []);
  return (
    <>
      <IconButton icon={MenuIcon} label="Menu" aria-expanded={isOpen} onPress={() => setOpen(true)} />
      <Drawer title="Menu" side="end" isOpen={isOpen} onOpenChange={setOpen}>
        <Stack gap={6}>
          <nav aria-label="Main">
            <NavigationLinks links={links} look="menu" onFollow={close} />
          </nav>
          <div>
            {viewer !== undefined && <UserLink viewer={viewer} onFollow={close} />}
            {isSignedIn && <ReportButton look="menu" onFollow={close} />}
          </div>
          <div className={css.theme}>
            <Suspense fallback={null}>
              <ThemeChoice />
            </Suspense>
          </div>
          <Stack gap={2}>
            {viewer?.viewerCanResetCourseProgress === true && (
              <LazyResetButton look="menu" onFollow={close} />
            )}
            {isSignedIn ? (
              <Button width="full" onPress={() => void leaveBySignOut(viewer?.keycloak_id)}>
                Sign Out
              </Button>
            ) : (
              <Button width="full" variant="primary" onPress={() => void leaveForSignIn("/")}>
                Sign In
              </Button>
            )}
          </Stack>
        </Stack>
      </Drawer>
    </>
  );
}
