import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";
import { readCookie } from "../../site/cookies.ts";
import { siteConfig } from "../../site/site-config.ts";
import { notifySiteConfigReaders } from "../../site/use-site-config.ts";
import { useDesktop } from "../desktop/use-desktop.ts";

/** Refetches every page for the simulator that the desktop client reports, when its cookie named another one or none. */
export function RefetchForClientSimulator(): null {
  const { connection } = useDesktop();
  const { revalidate } = useRevalidator();
  const facts = connection.state === "connected" ? connection.facts : null;
  const serviceTag = facts?.serviceTag ?? null;
  const clientVersion = facts?.clientVersion ?? "";
  const follow = useEffectEvent(async (client: Parameters<typeof storeClient>[0]) => {
    if (await storeClient(client)) await revalidate();
  });
  useEffect(() => void follow({ serviceTag, clientVersion }).catch(reportError), [serviceTag, clientVersion]);
  return null;
}

/**
 * Sets the simulator and client that the desktop client named over the bridge in this browser; returns whether others were set
 * before.
 */
async function storeClient(facts: {
  readonly serviceTag: string | null;
  readonly clientVersion: string;
}): Promise<boolean> {
  const { cookies } = await siteConfig();
  const names = [
    [cookies.serviceTag, facts.serviceTag ?? ""],
    [cookies.clientVersion, facts.clientVersion],
  ] as const;
  const changed = names.filter(
    ([name, value]) => value !== "" && readCookie(document.cookie, name) !== value,
  );
  for (const [name, value] of changed) {
    // biome-ignore lint/suspicious/noDocumentCookie: Chromium 102's other interface is not there over plain http
    document.cookie = `${name}=${encodeURIComponent(value)}; path=/; SameSite=Lax`;
  }
  if (changed.length > 0) notifySiteConfigReaders();
  return changed.length > 0;
}
