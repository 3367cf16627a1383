import { softwareTexts } from "./software-texts.ts";

export type UpdateTab = "available" | "installed";

/** The facts that decide on a card's badge. */
export type BadgeFacts = {
  readonly downloaded: boolean;
  readonly installed: boolean;
  readonly operationIsRunning: boolean;
};

export type UpdateBadge = {
  readonly text: string;
  readonly tone: "neutral" | "running" | "ready" | "success";
};

/** The badge of an update: always the same on the tab of installed ones, otherwise by its status (11.021-11.026, X49). */
export function updateBadge(tab: UpdateTab, facts: BadgeFacts): UpdateBadge {
  const { badges } = softwareTexts;
  if (tab === "installed") return { text: badges.installed, tone: "success" };
  if (facts.operationIsRunning)
    return { text: facts.downloaded ? badges.installing : badges.downloading, tone: "running" };
  if (facts.installed) return { text: badges.justInstalled, tone: "success" };
  if (facts.downloaded) return { text: badges.ready, tone: "ready" };
  return { text: badges.available, tone: "neutral" };
}

/** The action for an update that is not installed (11.027). */
export function updateAction(facts: BadgeFacts): "download" | "install" | "wait" | "none" {
  if (facts.operationIsRunning) return "wait";
  if (facts.installed) return "none";
  return facts.downloaded ? "install" : "download";
}
