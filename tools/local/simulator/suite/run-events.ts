import {
  arrivalFrom,
  catheterTip,
  density,
  type Injection,
  injectionRate,
  maxInjectionSeconds,
  maxVisibleSeconds,
} from "./contrast.ts";
import { change, hasReached, noStreak, type Run, reach } from "./run-state.ts";
import { beginUse, endUse, move, takeTool } from "./use-tools.ts";
import { getDose, type Xray } from "./xray.ts";

/** The events of a run, each with its time in seconds since the first. */
export type RunEvent = { readonly at: number; readonly by: string } & (
  | { readonly kind: "control" }
  | { readonly kind: "steered"; readonly advance: number; readonly rotate: number }
  | { readonly kind: "xray"; readonly xray: Xray }
  | { readonly kind: "injection"; readonly isOn: boolean }
  /** A tool is put on the wire; null removes the current one. */
  | { readonly kind: "tool"; readonly tool: string | null }
  | { readonly kind: "use"; readonly tool: string; readonly isOn: boolean }
);

/** The run after an event. Only the person in control can act. */
export function happen(before: Run, event: RunEvent): Run {
  const run = passTo(before, event.at);
  if (event.kind === "control") return { ...stopAll(run, event.at), control: event.by, streak: noStreak };
  if (run.control !== event.by) return run;
  // The clock of a run starts with the first action.
  const begun = run.at === null ? { ...run, at: event.at } : run;
  switch (event.kind) {
    case "steered":
      return move(begun, event.advance, event.rotate);
    case "xray":
      return press(begun, event.xray);
    case "injection":
      return event.isOn ? inject(begun, event.at) : stopInjection(begun, event.at);
    case "tool":
      return takeTool(begun, event.tool);
    case "use":
      return event.isOn ? beginUse(begun, event.tool) : endUse(begun, event.tool);
  }
}

/** Advances the run to this time: the person in control uses time, dose and contrast; without control only time passes. */
export function passTo(before: Run, at: number): Run {
  if (before.at === null || at <= before.at) return before;
  const running = before.injections.find(({ endedAt }) => endedAt === null);
  const full = running === undefined ? at : running.startedAt + maxInjectionSeconds;
  if (running !== undefined && full < at) return passTo(stopInjection(passTo(before, full), full), at);
  const seconds = at - before.at;
  const { kerma, area } = getDose(before.xray, seconds, before.tree.region);
  const given = running === undefined ? 0 : seconds * injectionRate;
  const spent = change(before, (part) => ({
    ...part,
    to: at,
    seconds: part.seconds + seconds,
    fluoroSeconds: part.fluoroSeconds + (before.xray.mode === "fluoro" ? seconds : 0),
    kerma: part.kerma + kerma,
    doseArea: part.doseArea + area,
    contrast: part.contrast + given,
  }));
  const run = { ...spent, at };
  const injections = run.injections.filter(
    ({ endedAt }) => endedAt === null || at - endedAt < maxVisibleSeconds,
  );
  const kept = injections.length === run.injections.length ? run : { ...run, injections };
  return showsLesion(kept, at) ? documented(kept, at) : kept;
}

/** Releases all controls, because control was handed over or the case is over. */
export function stopAll(run: Run, at: number): Run {
  return stopInjection({ ...run, xray: { ...run.xray, mode: "off" } }, at);
}

function press(run: Run, xray: Xray): Run {
  const isNewRun = xray.mode === "cine" && run.xray.mode !== "cine";
  const pressed = { ...run, xray, streak: xray.mode === "off" ? run.streak : { ...run.streak, blind: 0 } };
  return isNewRun ? change(pressed, (part) => ({ ...part, cineRuns: part.cineRuns + 1 })) : pressed;
}

function inject(run: Run, at: number): Run {
  if (run.injections.some(({ endedAt }) => endedAt === null)) return run;
  const injection: Injection = { from: catheterTip(run.tree, run.wire), startedAt: at, endedAt: null };
  const isUnseen = run.xray.mode === "off";
  const given = change(run, (part) => ({
    ...part,
    injections: part.injections + 1,
    errors: isUnseen ? { ...part.errors, unseenContrast: part.errors.unseenContrast + 1 } : part.errors,
  }));
  return { ...given, injections: [...given.injections, injection] };
}

function stopInjection(run: Run, at: number): Run {
  if (run.injections.every(({ endedAt }) => endedAt !== null)) return run;
  const injections = run.injections.map((each) => (each.endedAt === null ? { ...each, endedAt: at } : each));
  return { ...run, injections };
}

/**
 * The lesion was shown by contrast: the state by which the procedure is judged, and the last target once everything else is done.
 */
function documented(run: Run, at: number): Run {
  const { treatment, procedure, control, wire } = run;
  const { views, projection } = treatment;
  const isKnown = views.some((view) => view.run === getCineRuns(run));
  const by = control ?? "";
  const view = { by, at, projection, run: getCineRuns(run) };
  const seen = isKnown ? run : { ...run, treatment: { ...treatment, views: [...views, view] } };
  const isDone = wire.crossed && (procedure === null || hasReached(run, "treated"));
  return isDone ? reach(seen, "documented") : seen;
}

function getCineRuns({ parts }: Run): number {
  return [...parts.values()].reduce((sum, { cineRuns }) => sum + cineRuns, 0);
}

/** Whether contrast is visible at the lesion during a recorded run. */
function showsLesion({ tree, xray, injections }: Run, at: number): boolean {
  if (xray.mode !== "cine") return false;
  const branch = tree.branches[tree.lesion.branch];
  if (branch === undefined) return false;
  const sum = injections.reduce((before, injection) => {
    const arrival = arrivalFrom(tree, injection.from)(branch, tree.lesion.from);
    return arrival === null ? before : before + density(injection, arrival, at);
  }, 0);
  return sum >= 0.25;
}
