import { isDesktopBrowser } from "../../site/desktop-browser.ts";
import { useDesktop } from "../desktop/use-desktop.ts";
import { type SimulatorStatus, simulatorStatus } from "./simulator-status.ts";

/** The page's current connection to a simulator. */
export function useSimulatorStatus(): SimulatorStatus {
  return simulatorStatus(useDesktop().connection, isDesktopBrowser(globalThis.window));
}
