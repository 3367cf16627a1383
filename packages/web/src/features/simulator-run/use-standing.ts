import { isDesktopBrowser } from "../../site/desktop-browser.ts";
import { useDesktop } from "../desktop/use-desktop.ts";
import { type SimulatorStanding, simulatorStanding } from "./standing.ts";

/** The page's current connection to a simulator. */
export function useStanding(): SimulatorStanding {
  return simulatorStanding(useDesktop().connection, isDesktopBrowser(globalThis.window));
}
