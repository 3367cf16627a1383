import { caseManager } from "./case-manager.ts";
import { computer } from "./computer.ts";
import type { PublishedContract } from "./method.ts";
import { portalBridge } from "./portal-bridge.ts";
import { simulator } from "./simulator.ts";
import { stationSession } from "./station-session.ts";

/**
 * All that page and desktop client say to each other, by the names of the wire: the objects that the client publishes, what
 * each takes and answers, and within which time. Both sides check with it, and docs/desktop-bridge.md is written from it.
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
