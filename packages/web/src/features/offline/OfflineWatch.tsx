import { offlineTexts } from "@cathedra/domain/messages";
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { Workbox } from "workbox-window";
import { sessions } from "../../auth/auth.ts";
import { offlineConsent } from "../../auth/offline-consent.ts";
import { mayStoreInBrowser } from "../../auth/session-identity.ts";
import { outage } from "../../relay/environment.ts";
import { wipeOfflineAnswers } from "../../relay/load-offline-answers.ts";
import { leaveForSignIn } from "../../shell/leave-for-sign-in.ts";
import { toasts } from "../../shell/toasts.ts";
import { useViewer } from "../../shell/use-viewer.ts";
import { useIsWindowTaken } from "../../shell/whole-window.ts";
import { useSiteConfig } from "../../site/use-site-config.ts";
import { openDrafts } from "../draft/drafts.ts";
import { onWindowReturn } from "../poll/on-window-return.ts";

/** A page that started without a network signs in when there is one, unless something is typed. */
function useSignInAfterOutage(): void {
  const session = useSyncExternalStore(sessions.subscribe, sessions.get);
  const isOut = useSyncExternalStore(outage.subscribe, () => outage.get().since !== undefined);
  const isDue = session.status === "expired" && session.kept !== undefined && !isOut;
  useEffect(() => {
    if (isDue && openDrafts.size === 0) void leaveForSignIn();
  }, [isDue]);
}

/**
 * Lets this browser keep the portal's own files, with which it starts without a network. A newer release waits until another page
 * has been opened: what was typed on the former one has been saved or given up then.
 */
export function OfflineWatch() {
  const setting = useSiteConfig()?.offline.isOn;
  const isOff = setting === false;
  const isOn = setting === true && mayStoreInBrowser() && "serviceWorker" in navigator;
  const { pathname } = useLocation();
  const isTaken = useIsWindowTaken();
  const [waiting, setWaiting] = useState<Workbox>();
  const shown = useRef(pathname);
  const tell = useEffectEvent((worker: Workbox) => {
    setWaiting(worker);
    toasts.info(offlineTexts.newRelease, { subject: "a new release" });
  });
  const hasAsked = useRef(false);
  useEffect(() => {
    if (!isOn) return;
    const worker = new Workbox("/sw.js");
    worker.addEventListener("waiting", () => tell(worker));
    // The page of the former release would no longer find its own files.
    worker.addEventListener("controlling", () => {
      if (hasAsked.current) location.reload();
    });
    // A browser that keeps nothing works as before.
    void worker.register().catch(() => undefined);
  }, [isOn]);
  const viewer = useViewer();
  const person = viewer?.keycloak_id;
  const hasLogbook = viewer?.viewerCanUseLogbook === true;
  const choice = useSyncExternalStore(offlineConsent.subscribe, () =>
    person === undefined ? undefined : offlineConsent.of(person),
  );
  const isSignedIn = useSyncExternalStore(sessions.subscribe, () => sessions.get().status === "signedIn");
  useEffect(() => {
    if (person === undefined || !isSignedIn) return;
    const keep = async () => {
      if (isOff || choice !== "yes") wipeOfflineAnswers();
      if (!isOn || choice !== "yes") return;
      await navigator.serviceWorker.ready;
      const { prefetchPages } = await import("./prefetch-pages.ts");
      await prefetchPages({ person, hasLogbook });
    };
    const keepNow = () => void keep().catch(() => undefined);
    keepNow();
    return onWindowReturn(keepNow);
  }, [isOn, isOff, choice, person, hasLogbook, isSignedIn]);
  useSignInAfterOutage();
  useEffect(() => {
    if (pathname === shown.current) return;
    shown.current = pathname;
    if (waiting === undefined || isTaken) return;
    hasAsked.current = true;
    waiting.messageSkipWaiting();
  }, [waiting, isTaken, pathname]);
  return null;
}
