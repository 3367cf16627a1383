import {
  gantry,
  getPressure,
  getUses,
  isInUse,
  lastedOf,
  overlap,
  type Procedure,
  rounded,
  type Treatment,
  type Use,
  withFigures,
} from "./treatment.ts";

/** The length of the stent in millimetres. */
const stentLength = 30;
/** The distance in millimetres that a filter can be dragged before it causes a spasm of the wall. */
const spasmAfter = 8;
/** How far a tool on the wire drags the filter along. */
const drag = 0.03;
/** The largest distance from the middle of the lesion at which a balloon opens it, in millimetres. */
const balloonReach = 14;

/** The narrowing before treatment, in percent. */
const narrowings: Readonly<Record<string, number>> = {
  "carotid-stenting-01": 80,
  "carotid-stenting-02": 72,
  "carotid-stenting-03": 76,
  "carotid-stenting-04": 85,
};
/** The case that is treated with the flow arrested. */
const proximal = "carotid-stenting-02";

/** A stent in the internal carotid artery, behind a filter or with the flow arrested. */
export function carotidStenting(caseId: string, lesion: number): Procedure {
  const narrowing = narrowings[caseId] ?? 78;
  const isProximal = caseId === proximal;

  /** The outcome: the remaining stenosis at its worst place, and the coverage of the plaque. */
  const results = (treatment: Treatment, now: number) => {
    const [stent] = getUses(treatment, "stent");
    const onLesion = getUses(treatment, "balloon").filter(
      ({ place }) => place !== null && Math.abs(place - lesion / 2) <= balloonReach,
    );
    const before = onLesion.filter(({ from }) => stent === undefined || from < stent.from);
    const after = onLesion.filter(({ from }) => stent !== undefined && from >= stent.from);
    const most = (uses: readonly Use[]) => Math.max(0, ...uses.map((use) => getPressure(use, now)));
    const middle = stent?.place ?? null;
    const ends = middle === null ? null : ([middle - stentLength / 2, middle + stentLength / 2] as const);
    const covered = ends === null ? 0 : overlap(ends, [0, lesion]) / lesion;
    const opened = Math.max(32, narrowing - 3.2 * most(before));
    const stented = Math.max(5, opened * (1 - 0.4 * covered) - (covered > 0 ? 2.4 * most(after) : 0));
    return {
      stent,
      before,
      after,
      most,
      ends,
      covered,
      residual: rounded(covered < 1 ? Math.max(opened, stented) : stented, 1),
    };
  };
  const getProtection = (treatment: Treatment) =>
    [...getUses(treatment, "filter"), ...getUses(treatment, "arrest")].toSorted((a, b) => a.from - b.from)[0];
  const isSpasm = ({ kept }: Treatment) => (kept.filterMoved ?? 0) > spasmAfter;
  const firstDilation = (treatment: Treatment) =>
    [...getUses(treatment, "balloon"), ...getUses(treatment, "stent")].toSorted((a, b) => a.from - b.from)[0];

  return {
    tools: [
      { id: "filter", label: "Filter", act: "Open the filter", isOnWire: false },
      ...(isProximal
        ? ([
            { id: "arrest", label: "Occlusion balloons", act: "Arrest the flow", isOnWire: false },
            { id: "syringe", label: "Syringe", act: "Aspirate 20 ml", isOnWire: false },
          ] as const)
        : []),
      { id: "atropine", label: "Atropine", act: "Give atropine", isOnWire: false },
      { id: "balloon", label: "Balloon", act: "Inflate", isOnWire: true },
      { id: "stent", label: "Stent", act: "Release the stent", isOnWire: true },
      gantry,
    ],
    canUse: (treatment, tool) => tool !== "stent" || getUses(treatment, "stent").length === 0,
    moved(treatment, { of, before, after }) {
      if (before === null || after === null) return treatment;
      const mm = Math.abs(after - before);
      const isOpen = isInUse(treatment, "filter");
      const dragged = isOpen ? mm * (of === "wire" ? 1 : drag) : 0;
      const passes = of === "tool" && after > 0 && treatment.kept.passedProtected === undefined;
      return withFigures(treatment, {
        filterMoved: (treatment.kept.filterMoved ?? 0) + dragged,
        ...(passes ? { passedProtected: Number(isOpen || isInUse(treatment, "arrest")) } : {}),
      });
    },
    used(treatment, { tool, place, to }) {
      if (tool !== "filter" || to !== null || place === null) return treatment;
      return withFigures(treatment, { filterLanding: place - lesion });
    },
    isTreated: (treatment) => results(treatment, 0).covered > 0,
    measure(treatment, who, now) {
      const { stent, before, after, most, ends, covered, residual } = results(treatment, now);
      const { kept, views } = treatment;
      const protection = getProtection(treatment);
      const dilation = firstDilation(treatment);
      const [filter, arrest] = [getUses(treatment, "filter")[0], getUses(treatment, "arrest")[0]];
      const own = <Value>(use: Use | undefined, value: (use: Use) => Value): Value | null =>
        use?.by === who ? value(use) : null;
      const projections = (from: number, to: number) =>
        new Set(views.filter(({ at }) => at >= from && at < to).map(({ projection }) => projection)).size;
      return {
        protection_before_crossing: own(dilation, () => kept.passedProtected === 1),
        protection_time: own(protection, (use) => rounded(lastedOf(use, now), 1)),
        filter_movement: own(filter, () => rounded(kept.filterMoved ?? 0, 1)),
        filter_landing: own(filter, () =>
          kept.filterLanding === undefined ? null : rounded(kept.filterLanding, 1),
        ),
        lesion_coverage: own(stent, () => rounded(covered * 100, 1)),
        stent_margin: own(stent, () =>
          ends === null ? null : rounded(Math.min(-ends[0], ends[1] - lesion), 1),
        ),
        // The stent of 8 mm that lies ready, in a common carotid artery of 7 to 7.3 mm.
        stent_oversizing: own(stent, () => rounded((8 / (7 + (narrowing % 7) / 20) - 1) * 100, 1)),
        predilation_pressure: own(before[0], () => most(before)),
        postdilation_pressure: own(after[0], () => most(after)),
        dilations_after_stent: own(stent, () => after.length),
        residual_stenosis: own(stent, () => residual),
        atropine_given: own(dilation, ({ from }) =>
          getUses(treatment, "atropine").some((use) => use.from < from),
        ),
        spasm: own(filter, () => isSpasm(treatment)),
        intracranial_run: own(
          stent,
          ({ from }) => projections(0, dilation?.from ?? from) === 2 && projections(from, now + 1) === 2,
        ),
        ...(isProximal
          ? {
              flow_arrest: own(arrest, (use) => rounded(lastedOf(use, now), 1)),
              aspirated_syringes: own(
                arrest,
                ({ to }) => getUses(treatment, "syringe").filter(({ from }) => from < (to ?? now)).length,
              ),
            }
          : {}),
      };
    },
    complications(treatment) {
      const dilation = firstDilation(treatment);
      const isSlow =
        dilation !== undefined && !getUses(treatment, "atropine").some(({ from }) => from < dilation.from);
      return [
        ...(isSpasm(treatment) ? ["Spasm at the filter"] : []),
        ...(isSlow ? ["Slow heart: 38 beats a minute"] : []),
      ];
    },
    implants(treatment) {
      const { ends } = results(treatment, 0);
      const landing = treatment.kept.filterLanding;
      const isOpen = isInUse(treatment, "filter") && landing !== undefined;
      return [
        ...(ends === null ? [] : [{ kind: "mesh", from: ends[0], to: ends[1] } as const]),
        ...(isOpen ? [{ kind: "tool", from: lesion + landing - 3, to: lesion + landing } as const] : []),
      ];
    },
  };
}
