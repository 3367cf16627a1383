import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { findChromium } from "@cathedra/test-fixtures/chromium";
import type { ControlAddress } from "./control-address.ts";

export type WindowPlan = {
  readonly origin: string;
  /** The address at which the station's page reaches it. */
  readonly door: ControlAddress;
  readonly isHeadless: boolean;
  readonly profile: string;
};

export type StationWindow = {
  /** The message that is shown to a person. */
  readonly words: string;
  readonly closed: Promise<void>;
  readonly close: () => void;
};

/** The portal in a window without an address bar, as on a station; where there is no display, its address. */
export async function openWindow(plan: WindowPlan): Promise<StationWindow> {
  const address = addressOf(plan);
  const never = new Promise<void>(() => undefined);
  const byHand = { words: `open ${address}`, closed: never, close: () => undefined };
  if (plan.isHeadless || !hasDisplay()) return byHand;
  const browser = await findChromium().catch(() => undefined);
  // The headless shell of the tests has no windows.
  if (browser === undefined || browser.executablePath.includes("cathedra-chromium")) return byHand;
  mkdirSync(plan.profile, { recursive: true });
  const child: ChildProcess = spawn(
    browser.executablePath,
    [
      ...browser.args,
      `--app=${address}`,
      `--user-data-dir=${plan.profile}`,
      "--no-first-run",
      "--no-default-browser-check",
      "--window-size=1280,860",
    ],
    { env: browser.env, stdio: "ignore" },
  );
  const closed = new Promise<void>((done) => {
    child.once("exit", () => done());
    child.once("error", () => done());
  });
  return { words: "its window is open", closed, close: () => void child.kill() };
}

/** Where the portal is opened as this station. */
function addressOf({ origin, door: { port, token } }: WindowPlan): string {
  return `${origin}/#desktop=${port}.${token}`;
}

function hasDisplay(): boolean {
  if (process.platform !== "linux") return true;
  return Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY);
}
