import { millimetres } from "../vessels.ts";
import { moveWire } from "./move-wire.ts";
import { change, type Run, reach } from "./run-state.ts";
import {
  distanceToLesion,
  type Movement,
  placeOnWire,
  type Treatment,
  tipPosition,
  type Use,
} from "./treatment.ts";

/** A tool leaves its catheter at this distance before the lesion, in thousandths of the picture. */
const exitBefore = 130;

/** Steers the tool that is on the wire, or the wire itself; turning always turns the wire. */
export function move(run: Run, advance: number, rotate: number): Run {
  if (run.procedure === null) return moveWire(run, advance, rotate);
  const { tool, way } = run.treatment;
  if (tool === null) {
    const moved = moveWire(run, advance, rotate);
    const [before, after] = [tipPosition(run.tree, run.wire), tipPosition(moved.tree, moved.wire)];
    return applyMovement(moved, { of: "wire", from: before, to: after, advance });
  }
  const turned = rotate === 0 ? run : moveWire(run, 0, rotate);
  const to = Math.max(0, Math.min(tipPosition(run.tree, run.wire), way + advance));
  const moved = { ...turned, treatment: { ...turned.treatment, way: to } };
  return applyMovement(moved, { of: "tool", from: way, to, advance });
}

type Displacement = {
  readonly of: Movement["of"];
  readonly from: number;
  readonly to: number;
  readonly advance: number;
};

/** Applies a movement of wire or tool with the effects that the procedure gives it. */
function applyMovement(run: Run, { of, from, to, advance }: Displacement): Run {
  const { procedure, tree, wire, treatment } = run;
  const moved = procedure?.moved?.(treatment, {
    of,
    at: run.at ?? 0,
    before: placeOnWire(tree, wire, from),
    after: placeOnWire(tree, wire, to),
    pushed: advance * millimetres,
    angle: wire.angle,
  });
  return moved === undefined ? run : { ...run, treatment: moved };
}

/** Puts a tool on the wire in place of the present one. A tool in use stays. */
export function takeTool(run: Run, tool: string | null): Run {
  const known = run.procedure?.tools.find(({ id }) => id === tool);
  if (tool !== null && known?.isOnWire !== true) return run;
  if (tool === run.treatment.tool) return run;
  const tip = tipPosition(run.tree, run.wire);
  const way = tool === null ? 0 : Math.max(0, Math.min(tip, distanceToLesion(run.tree)) - exitBefore);
  return { ...run, treatment: { ...run.treatment, tool, way } };
}

/** Whether a tool can be used now: it is available, not in use, and has an effect in the procedure. */
export function canUse({ procedure, treatment }: Run, id: string): boolean {
  const tool = procedure?.tools.find((each) => each.id === id);
  if (tool === undefined || (tool.isOnWire && treatment.tool !== id)) return false;
  return procedure?.canUse?.(treatment, id) ?? true;
}

export function beginUse(run: Run, tool: string): Run {
  const { procedure, treatment, control, tree, wire, at } = run;
  if (!canUse(run, tool) || control === null) return run;
  if (treatment.uses.some((use) => use.tool === tool && use.to === null)) return run;
  const isOnWire = procedure?.tools.find(({ id }) => id === tool)?.isOnWire === true;
  const place = placeOnWire(tree, wire, isOnWire ? treatment.way : tipPosition(tree, wire));
  const use: Use = { tool, by: control, from: at ?? 0, to: null, place };
  const projection = tool === "gantry" ? 1 - treatment.projection : treatment.projection;
  const isBlind = isOnWire && run.xray.mode === "off";
  const counted = isBlind
    ? change(run, (part) => ({ ...part, errors: { ...part.errors, usedBlind: part.errors.usedBlind + 1 } }))
    : run;
  return told(counted, { ...treatment, projection, uses: [...treatment.uses, use] }, use);
}

export function endUse(run: Run, tool: string): Run {
  const { treatment, at } = run;
  const use = treatment.uses.findLast((each) => each.tool === tool && each.to === null);
  if (use === undefined) return run;
  const ended = { ...use, to: at ?? use.from };
  const uses = treatment.uses.map((each) => (each === use ? ended : each));
  return told(run, { ...treatment, uses }, ended);
}

/** The procedure's effects of a use, and whether it treats the lesion. */
function told(run: Run, treatment: Treatment, use: Use): Run {
  const { procedure } = run;
  const next = procedure?.used?.(treatment, use) ?? treatment;
  const after = { ...run, treatment: next };
  return procedure?.isTreated(next) === true ? reach(after, "treated") : after;
}
