import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { expect, type Page } from "@playwright/test";

const checkout = resolve(import.meta.dirname, "../../../..");

/** Has all simulators that run behave so from now on. Only for journeys of the project `faults`. */
export function tellSimulators(behaviour: "ok" | "fail" | "crash"): void {
  const command = ["--conditions=cathedra-source", "tools/local/machines/control-command.ts"];
  const { status, stderr } = spawnSync(process.execPath, [...command, "all", behaviour], {
    cwd: checkout,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, CATHEDRA_DATA: process.env.FAULTS_DATA },
  });
  // A crashed simulator has no faults after its restart, and cannot be controlled before.
  if (status !== 0 && behaviour !== "ok")
    throw new Error(`not all simulators ${behaviour}: ${String(stderr)}`);
}

/** Waits until the frame of a room is connected: it says that one has control, or nothing where someone else may have it. */
export async function expectConnected(page: Page, options: { readonly timeout: number }): Promise<void> {
  const status = page.frameLocator("iframe").locator("[data-stale=false] #status");
  await expect(status).toHaveText(/^$|^You have control$/, options);
}
