import { isDesktopBrowser } from "../../site/desktop-browser.ts";
import { useDesktop } from "../desktop/use-desktop.ts";
import { type SimulatorStanding, simulatorStanding } from "./standing.ts";

/** How this page stands with a simulator, now. */
export function useStanding(): SimulatorStanding {
  return simulatorStanding(useDesktop().connection, isDesktopBrowser(globalThis.window));
}
