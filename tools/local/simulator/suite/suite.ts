import { randomUUID } from "node:crypto";
import type { OfferedCase } from "@cathedra/domain/cloud";
import type { FromPage, SuiteMessage } from "../live-protocol.ts";
import { getMarks } from "../picture/marks.ts";
import { getVessels } from "../vessels.ts";
import type { Injection } from "./contrast.ts";
import { contrastSeen, denser, getMask, getOpacity, type Opacity } from "./opacity.ts";
import { counts, total } from "./person-part.ts";
import { getProcedure } from "./procedures.ts";
import { happen, passTo, stopAll } from "./run-events.ts";
import { getTargets, hasReached, newRun, nextTarget, type Run } from "./run-state.ts";
import { maxShots, type Shot } from "./shots.ts";
import { isInUse } from "./treatment.ts";
import { canUse } from "./use-tools.ts";

/** A finished part of a case, from which a result is made. */
export type Finished = {
  /** The run of this person's part. */
  readonly runId: string;
  readonly who: string;
  readonly of: OfferedCase;
  readonly run: Run;
  readonly startedAt: number;
  readonly endedAt: number;
  readonly isCompleted: boolean;
  readonly shots: readonly Shot[];
};

export type SuiteAct = Extract<
  FromPage,
  { readonly type: "steer" | "pedal" | "console" | "inject" | "roadmap" | "tool" | "use" }
>;

export type Suite = ReturnType<typeof openSuite>;

/** The angiography suite of one case: its controls, its image, and its results. */
export function openSuite(of: OfferedCase, now: () => number) {
  const opened = now();
  const seconds = () => (now() - opened) / 1000;
  const getTime = (at: number) => Math.round(opened + at * 1000);
  /** The ids of the runs of people who had control, by person. */
  const runIds = new Map<string, string>();
  const shots: Shot[] = [];
  const vessels = getVessels(of.moduleId, of.caseId);
  let run = newRun(vessels, getProcedure(of.moduleId, of.caseId, vessels));
  /** Opacity by the current injections. */
  let opacityAt = getOpacity(run.tree, []);
  let known: readonly Injection[] = [];
  /** The vessels that contrast has shown since the last injection. */
  let shown: Opacity | null = null;
  let roadmap: Opacity | null = null;
  let best: { readonly seen: number; readonly shot: Shot } | null = null;

  const opacity = (): Opacity => {
    if (known !== run.injections) {
      known = run.injections;
      opacityAt = getOpacity(run.tree, known);
    }
    return opacityAt(run.at ?? 0);
  };
  const keepShot = (shot: Shot) => {
    if (shots.filter(({ by }) => by === shot.by).length < maxShots) shots.push(shot);
  };
  const getShot = (title: string): Shot | null => {
    const { control: by, tree, wire, xray } = run;
    const marks = getMarks(run);
    return by === null ? null : { by, takenAt: now(), title, tree, wire, xray, opacity: opacity(), marks };
  };
  const endOfCine = () => {
    if (best !== null) keepShot(best.shot);
    best = null;
  };
  const takePulse = () => {
    if (run.xray.mode === "off") return;
    const seen = opacity();
    const amount = contrastSeen(seen);
    if (amount > 0) shown = denser(shown, seen);
    if (run.xray.mode !== "cine" || (best !== null && amount < best.seen)) return;
    const numbers = [...run.parts.values()].reduce((sum, { cineRuns }) => sum + cineRuns, 0);
    const shot = getShot(`Run ${numbers}`);
    if (shot !== null) best = { seen: amount, shot };
  };
  const become = (next: Run) => {
    const before = run;
    run = next;
    if (before.xray.mode === "cine" && run.xray.mode !== "cine") endOfCine();
    if (run.injections.length > before.injections.length && contrastSeen(opacity()) < 1) shown = null;
    for (const [target, title] of [
      ["crossed", "Lesion crossed"],
      ["treated", "Treated"],
    ] as const) {
      if (hasReached(before, target) || !hasReached(run, target) || run.xray.mode === "off") continue;
      const shot = getShot(title);
      if (shot !== null) keepShot(shot);
    }
  };

  return {
    of,
    run: () => run,
    /** Gives control to a person; null releases the controls. */
    control(userId: string | null) {
      if (userId === run.control) return;
      if (userId === null) {
        become({ ...stopAll(passTo(run, seconds()), seconds()), control: null });
        return;
      }
      become(happen(run, { at: seconds(), by: userId, kind: "control" }));
      if (!runIds.has(userId)) runIds.set(userId, randomUUID());
    },
    /** Releases everything when the connection of the person in control is lost; they keep control. */
    letGo: () => become(stopAll(passTo(run, seconds()), seconds())),
    act(by: string, message: SuiteAct) {
      const event = { at: seconds(), by };
      switch (message.type) {
        case "steer":
          return become(happen(run, { ...event, kind: "steered", ...amounts(message) }));
        case "pedal":
          become(happen(run, { ...event, kind: "xray", xray: { ...run.xray, mode: message.mode } }));
          return takePulse();
        case "console": {
          const { rate, field } = message;
          if (run.at !== null)
            return become(happen(run, { ...event, kind: "xray", xray: { ...run.xray, rate, field } }));
          run = { ...run, xray: { ...run.xray, rate, field } };
          return undefined;
        }
        case "inject":
          return become(happen(run, { ...event, kind: "injection", isOn: message.on }));
        case "roadmap":
          roadmap = message.on ? shown : null;
          return undefined;
        case "tool":
          return become(happen(run, { ...event, kind: "tool", tool: message.tool }));
        case "use":
          return become(happen(run, { ...event, kind: "use", tool: message.tool, isOn: message.on }));
      }
    },
    /** Advances the time. Returns whether the picture has changed. */
    tick(): boolean {
      if (run.at === null) return false;
      const { injections, at } = run;
      become(passTo(run, seconds()));
      takePulse();
      const isGiven = run.injections.some(({ endedAt }) => endedAt === null);
      // The clock also runs without X-ray.
      const isNextSecond = Math.floor(run.at ?? 0) !== Math.floor(at);
      return run.xray.mode !== "off" || isGiven || run.injections !== injections || isNextSecond;
    },
    message(): SuiteMessage {
      const { xray, injections, control } = run;
      const at = run.at ?? 0;
      const [runs, elapsed] = [...run.parts.values()].reduce(
        ([cine, spent], part) => [cine + part.cineRuns, spent + part.seconds],
        [0, 0],
      );
      return {
        type: "suite",
        runId: runIds.get(control ?? "") ?? null,
        xray,
        injections: injections.map(({ from, startedAt, endedAt }) => ({
          from,
          startedAt: startedAt - at,
          endedAt: endedAt === null ? null : endedAt - at,
        })),
        roadmap: roadmap === null ? null : getMask(roadmap),
        canRoadmap: shown !== null,
        target: nextTarget(run),
        tools: (run.procedure?.tools ?? []).map((tool) => ({
          ...tool,
          isOnIt: run.treatment.tool === tool.id,
          isInUse: isInUse(run.treatment, tool.id),
          canBeUsed: canUse(run, tool.id),
        })),
        complications: run.procedure?.complications(run.treatment, at) ?? [],
        marks: getMarks(run),
        readings: { ...total(run.parts.values()), cineRuns: runs, seconds: elapsed },
      };
    },
    /** The picture at present; null if no one has control. */
    getShot,
    /** Whether a recording of this run may come from this person. */
    isRunOf: (who: string, runId: string) => runIds.get(who) === runId,
    /** Ends the case and returns the part of each person. */
    finish(): readonly Finished[] {
      become(stopAll(passTo(run, seconds()), seconds()));
      return [...runIds].flatMap(([who, runId]): readonly Finished[] => {
        const part = run.parts.get(who);
        if (part === undefined || !counts(part)) return [];
        // The times of the part by the clock that measured it, so that no part is longer than the whole run.
        const [startedAt, endedAt] = [getTime(part.from), getTime(part.to)];
        const theirs = shots.filter(({ by }) => by === who);
        const isCompleted = getTargets(run).every(
          (target) => target === "documented" || hasReached(run, target),
        );
        return [{ runId, who, of, run, startedAt, endedAt, isCompleted, shots: theirs }];
      });
    },
  };
}

function amounts({ advance, rotate }: { readonly advance: number; readonly rotate: number }) {
  return { advance, rotate };
}
