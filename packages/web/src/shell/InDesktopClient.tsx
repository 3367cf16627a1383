import { softwareTexts } from "@cathedra/domain/messages";
import { checkAfterMs, updateTimes } from "@cathedra/domain/software";
import { useEffect, useEffectEvent } from "react";
import { fetchQuery } from "react-relay/hooks";
import { useRevalidator } from "react-router";
import updatesQuery, { type UpdatesQuery } from "../__generated__/UpdatesQuery.graphql.ts";
import { sessions } from "../auth/auth.ts";
import { useDesktop } from "../features/desktop/use-desktop.ts";
import { PersonAtClient } from "../features/simulator-run/PersonAtClient.tsx";
import { checkRegularly } from "../features/update-checker/check-regularly.ts";
import { environment } from "../relay/environment.ts";
import { readCookie } from "../site/cookies.ts";
import { isDesktopBrowser } from "../site/desktop-browser.ts";
import { siteConfig } from "../site/site-config.ts";
import { tellSiteConfigAnew } from "../site/use-site-config.ts";
import { NewerClient } from "./NewerClient.tsx";
import { toasts } from "./toasts.ts";

/** What was told of before, by this browser. */
const knownAt = "cathedra.updates-known";

let isStarted = false;

/** What the pages owe to whoever is in the desktop client. `running`: its version, where its banner has a place. */
export function InDesktopClient({ running }: { readonly running: string | null }) {
  // At a simulator the page also looks for updates (11.034).
  useEffect(() => {
    if (isDesktopBrowser(window)) startUpdateChecker();
  }, []);
  return (
    <>
      {isDesktopBrowser(window) && (
        <>
          <FollowClient />
          <PersonAtClient />
        </>
      )}
      {running !== null && <NewerClient running={running} />}
    </>
  );
}

/** Reads every page anew for the simulator that the desktop client tells of, where its cookies named another or none. */
function FollowClient(): null {
  const { connection } = useDesktop();
  const { revalidate } = useRevalidator();
  const told = connection.state === "connected" ? connection.facts : null;
  const serviceTag = told?.serviceTag ?? null;
  const clientVersion = told?.clientVersion ?? "";
  const follow = useEffectEvent(async (client: Parameters<typeof storeClient>[0]) => {
    if (await storeClient(client)) await revalidate();
  });
  useEffect(() => void follow({ serviceTag, clientVersion }).catch(reportError), [serviceTag, clientVersion]);
  return null;
}

/**
 * Has this browser name the simulator, and the client, that its desktop client told over the bridge; says whether it named others
 * before.
 */
async function storeClient(told: {
  readonly serviceTag: string | null;
  readonly clientVersion: string;
}): Promise<boolean> {
  const { cookies } = await siteConfig();
  const names = [
    [cookies.serviceTag, told.serviceTag ?? ""],
    [cookies.clientVersion, told.clientVersion],
  ] as const;
  const changed = names.filter(
    ([name, value]) => value !== "" && readCookie(document.cookie, name) !== value,
  );
  for (const [name, value] of changed) {
    // biome-ignore lint/suspicious/noDocumentCookie: Chromium 102's other interface is not there over plain http
    document.cookie = `${name}=${encodeURIComponent(value)}; path=/; SameSite=Lax`;
  }
  if (changed.length > 0) tellSiteConfigAnew();
  return changed.length > 0;
}

/** Looks from time to time whether there is new software for the simulator on which the page is open, once a page (11.034). */
function startUpdateChecker(): void {
  if (isStarted) return;
  isStarted = true;
  checkRegularly({
    after: checkAfterMs,
    isWanted: () => sessions.get().status === "signedIn",
    check: async () => {
      const { cookies } = await siteConfig();
      const serviceTag = readCookie(document.cookie, cookies.serviceTag);
      if (serviceTag === null) return;
      const answer = await fetchQuery<UpdatesQuery>(
        environment,
        updatesQuery,
        { serviceTag },
        { fetchPolicy: "network-only" },
      ).toPromise();
      const updates = answer?.vistAvailableReleasesForSystem ?? [];
      tellOfNew(updates.filter(({ state }) => !state.installed).map(({ id }) => id));
    },
    onFailure: () =>
      toasts.error(softwareTexts.failures.check, {
        title: softwareTexts.failures.title,
        timeout: updateTimes.toastMs.error,
        subject: "updates-check",
      }),
  });
}

function tellOfNew(ids: readonly string[]): void {
  const known = (localStorage.getItem(knownAt) ?? "").split(" ");
  const fresh = ids.filter((id) => !known.includes(id));
  localStorage.setItem(knownAt, ids.join(" "));
  if (fresh.length === 0) return;
  const show = { label: softwareTexts.show, onPress: () => location.assign("/system/updates") };
  toasts.info(softwareTexts.newFor(fresh.length), { actions: [show], subject: "updates-new" });
}
