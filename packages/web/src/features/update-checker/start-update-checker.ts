import { softwareTexts } from "@cathedra/domain/messages";
import { checkAfterMs, updateTimes } from "@cathedra/domain/software";
import { fetchQuery } from "react-relay/hooks";
import updatesQuery, { type UpdatesQuery } from "../../__generated__/UpdatesQuery.graphql.ts";
import { sessions } from "../../auth/auth.ts";
import { environment } from "../../relay/environment.ts";
import { toasts } from "../../shell/toasts.ts";
import { readCookie } from "../../site/cookies.ts";
import { siteConfig } from "../../site/site-config.ts";
import { checkRegularly } from "./check-regularly.ts";

/** The storage key of the updates that this browser has announced. */
const knownAt = "cathedra.updates-known";

let isStarted = false;

/** Checks periodically for new software of the simulator on which the page is open; started once for each page (11.034). */
export function startUpdateChecker(): void {
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
