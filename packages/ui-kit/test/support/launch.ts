import { findChromium } from "@cathedra/test-fixtures/chromium";
import { type BrowserServer, chromium } from "playwright";

/** Starts the Chromium that tests use on this machine. */
export async function launchChromium(): Promise<BrowserServer> {
  return chromium.launchServer(await findChromium());
}
