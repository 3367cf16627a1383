import { caseManager } from "./case-manager.ts";
import { computer } from "./computer.ts";
import type { PublishedContract } from "./method.ts";
import { portalBridge } from "./portal-bridge.ts";
import { simulator } from "./simulator.ts";
import { stationSession } from "./station-session.ts";

/**
 * The contract between page and desktop client, with the names on the wire: the published objects, the arguments and results of
 * their methods, and their time limits. Both sides validate with it, and docs/desktop-bridge.md is generated from it.
 */
export const bridgeContract = {
  portalBridge,
  simulator,
  caseManager,
  computer,
  stationSession,
} as const satisfies Readonly<Record<string, PublishedContract>>;

export type BridgeContract = typeof bridgeContract;
export type ObjectName = keyof BridgeContract;
