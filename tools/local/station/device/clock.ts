import type { Faults } from "../faults.ts";

const year = 365 * 24 * 3_600_000;
/**
 * The deviation in milliseconds that is ignored, because the portal's `Date` has whole seconds and an answer takes time; a proof
 * may be off by five seconds.
 */
const tolerated = 2_000;

export type Clock = {
  /** The time that the station's own clock shows. */
  own(): number;
  /** The portal's time, as far as it is known. */
  portal(): number;
  /** Learns the portal's time from a response. */
  learn(date: string | undefined): void;
  isWrong(): boolean;
};

/** The clock of a station: it may be wrong, and signatures use the portal's time once that is known. */
export function openClock(faults: Faults, now: () => number): Clock {
  let off = 0;
  const own = () => now() + (faults.has("clock-year") ? year : 0);
  return {
    own,
    portal: () => own() - off,
    learn(date) {
      const portalTime = date === undefined ? Number.NaN : Date.parse(date);
      if (Number.isNaN(portalTime)) return;
      const difference = own() - portalTime;
      off = Math.abs(difference) > tolerated ? difference : 0;
    },
    isWrong: () => off !== 0,
  };
}
