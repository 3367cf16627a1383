import { type BrowserServer, chromium } from "playwright";

/** Starts the Chromium that tests use on this machine. */
export function launchChromium(): Promise<BrowserServer> {
  return chromium.launchServer({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--force-color-profile=srgb"],
  });
}
