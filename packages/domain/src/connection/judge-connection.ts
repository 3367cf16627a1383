import type { ConnectionFacts } from "./connection-facts.ts";

export const connectionParts = ["browser", "socket", "roundTrip", "download", "upload"] as const;
export type ConnectionPart = (typeof connectionParts)[number];
/** `unknown`: not measured, which is neither good nor bad. */
export type PartVerdict = "good" | "weak" | "bad" | "unknown";
export type ConnectionVerdict = {
  readonly overall: PartVerdict;
  readonly parts: Readonly<Record<ConnectionPart, PartVerdict>>;
};

/**
 * Up to the first value a connection is good, up to the second it is usable. A wire follows the hand if hand and image are less
 * than about 150 ms apart; the room's image needs 2 to 3 megabits a second, and a recording more.
 */
export const connectionLimits = {
  roundTripMs: [80, 150],
  jitterMs: [20, 50],
  lostPercent: [0, 10],
  downMbit: [8, 3],
  upMbit: [1, 0.3],
} as const;

/** How long a check is meaningful for an event. */
export const checkAge = { ms: 7 * 24 * 3_600_000 } as const;

/**
 * The verdict on a measurement, by part and as a whole. The whole is as good as its worst part; it is unknown if only the
 * browser is known.
 */
export function judgeConnection(facts: ConnectionFacts): ConnectionVerdict {
  const { roundTripMs, jitterMs, lostPercent, downMbit, upMbit } = facts;
  // A measurement that was tried with a simulator and failed is as bad as one that was too slow.
  const tried = (part: PartVerdict) => (part === "unknown" && facts.target === "simulator" ? "bad" : part);
  const parts: ConnectionVerdict["parts"] = {
    browser: facts.missing.length === 0 ? "good" : "bad",
    socket: facts.hasSocket === null ? "unknown" : facts.hasSocket ? "good" : "bad",
    roundTrip: worst([
      atMost(roundTripMs, connectionLimits.roundTripMs),
      atMost(jitterMs, connectionLimits.jitterMs),
      atMost(lostPercent, connectionLimits.lostPercent),
    ]),
    download: tried(atLeast(downMbit, connectionLimits.downMbit)),
    upload: tried(atLeast(upMbit, connectionLimits.upMbit)),
  };
  const found = worst(Object.values(parts));
  const isMeasured = facts.target === "simulator" && parts.roundTrip !== "unknown";
  return { overall: found === "good" && !isMeasured ? "unknown" : found, parts };
}

/** Whether nothing came back from the simulator: it may be off, or the network may block it. */
export function isOutOfReach({ target, hasSocket, downMbit, upMbit }: ConnectionFacts): boolean {
  return target === "simulator" && hasSocket === false && downMbit === null && upMbit === null;
}

function atMost(value: number | null, [good, fair]: readonly [number, number]): PartVerdict {
  if (value === null) return "unknown";
  return value <= good ? "good" : value <= fair ? "weak" : "bad";
}

function atLeast(value: number | null, [good, fair]: readonly [number, number]): PartVerdict {
  if (value === null) return "unknown";
  return value >= good ? "good" : value >= fair ? "weak" : "bad";
}

function worst(verdicts: readonly PartVerdict[]): PartVerdict {
  return (["bad", "weak", "good"] as const).find((one) => verdicts.includes(one)) ?? "unknown";
}
