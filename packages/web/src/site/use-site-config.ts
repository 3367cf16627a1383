import type { SiteConfig } from "@cathedra/domain";
import { useSyncExternalStore } from "react";
import { observable } from "../observable.ts";
import { siteConfig } from "./site-config.ts";

const currentConfig = observable<SiteConfig | undefined>(undefined);

/** The public configuration; undefined until it is loaded. Pages that work without it do not wait for it. */
export function useSiteConfig(): SiteConfig | undefined {
  return useSyncExternalStore(currentConfig.subscribe, currentConfig.get);
}

/** Makes all components that read a cookie named in the configuration read it again. */
export function notifySiteConfigReaders(): void {
  const config = currentConfig.get();
  if (config !== undefined) currentConfig.set({ ...config });
}

const retryMs = 2000;

/** Requests the configuration until it arrives: the title and the footer need it, but nothing waits for it. */
export async function followSiteConfig(): Promise<void> {
  for (;;) {
    try {
      currentConfig.set(await siteConfig());
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, retryMs));
    }
  }
}
