import type { OfferedCase } from "@cathedra/domain/cloud";
import type { Shot } from "../suite/shots.ts";
import { type Finished, openSuite } from "../suite/suite.ts";
import { distanceToLesion, tipPosition, vesselsToLesion } from "../suite/treatment.ts";
import { dice, millimetres, type VesselTree } from "../vessels.ts";
import { lastBranch } from "../wire.ts";
import { frameMs } from "./make-recording.ts";
import { performProcedure } from "./perform-procedure.ts";

export type Player = {
  readonly who: string;
  readonly runId: string;
  readonly of: OfferedCase;
  /** The beginning of the run, in epoch milliseconds. */
  readonly startedAt: number;
  /** The care of the person from 0 to 1: how rarely something goes wrong, and how quickly it is done. */
  readonly care: number;
};

/** The events of a played case, and the frames of its recordings, several for each second. */
export type Played = Finished & { readonly frames: readonly Shot[] };

/** A case that is being played: each step advances it to a time within the case, in milliseconds. */
export type Playing = {
  readonly steps: Generator<number, void>;
  /** Ends the case at its current state; undefined when nothing was done in it. */
  readonly finish: () => Played | undefined;
};

/** The step in milliseconds while there is X-ray or contrast; without either, only the clock changes. */
const stepMs = 100;
const pauseStepMs = 1000;

/** Plays a case in the simulator's own engine, without a page and without waiting. */
export function play(player: Player): Played {
  const { steps, finish } = openPlay(player);
  while (steps.next().done !== true);
  const finished = finish();
  if (finished === undefined) throw new Error(`nothing was done in ${player.of.caseId}`);
  return finished;
}

/** The actions of a player, each of which takes its real time. */
export type Hands = ReturnType<typeof openHands>;

function openHands({ who, runId, of, startedAt, care }: Player) {
  let now = startedAt;
  const suite = openSuite(of, () => now);
  const frames: Shot[] = [];
  const random = dice(`${runId} ${of.caseId}`);
  /** A less skilled person takes longer for everything. */
  const tempo = 1.75 - care * 0.75;
  const pedal = (mode: "off" | "fluoro" | "cine") => suite.act(who, { type: "pedal", mode });
  const steer = (advance: number, rotate: number) => suite.act(who, { type: "steer", advance, rotate });

  function* wait(seconds: number) {
    for (let ms = 0; ms < seconds * 1000; ) {
      const isQuiet = suite.run().xray.mode === "off" && suite.run().injections.length === 0;
      const step = isQuiet ? Math.min(pauseStepMs, seconds * 1000 - ms) : stepMs;
      ms += step;
      now += step;
      suite.tick();
      const last = frames.at(-1)?.takenAt ?? 0;
      const frame = suite.run().xray.mode === "cine" && now - last >= frameMs ? suite.getShot("Film") : null;
      if (frame !== null) frames.push(frame);
      yield now;
    }
  }
  /**
   * Waits while something happens outside the picture: a tool is prepared, a syringe is filled, or the person looks at the
   * picture.
   */
  const pause = (seconds: number) => wait(Math.round(seconds * tempo * (0.85 + random() * 0.3)));
  function* inject(seconds: number, mode: "fluoro" | "cine") {
    pedal(mode);
    yield* wait(0.5);
    suite.act(who, { type: "inject", on: true });
    yield* wait(seconds);
    suite.act(who, { type: "inject", on: false });
    yield* wait(mode === "cine" ? 4 : 2.5);
    pedal("off");
  }
  /** Turns the tip until it points approximately in this direction. */
  function* turnTo(wanted: number) {
    for (let turns = 0; turns < 40; turns += 1) {
      const off = ((wanted - suite.run().wire.angle + 540) % 360) - 180;
      if (Math.abs(off) < 12) return;
      steer(0, Math.max(-14, Math.min(14, off)));
      yield* wait(0.4 * tempo);
    }
  }
  function* advanceTo(depth: number, branch: number) {
    pedal("fluoro");
    for (let steps = 0; steps < 400; steps += 1) {
      const { wire } = suite.run();
      if (wire.path.at(-1) !== branch || wire.depth >= depth) break;
      steer(Math.min(3 + random() * 3, depth - wire.depth + 0.5), 0);
      yield* wait(0.9 * tempo);
      // People who are less careful look away for a moment.
      if (random() > 0.93 + care * 0.07) pedal(suite.run().xray.mode === "off" ? "fluoro" : "off");
    }
    pedal("off");
  }
  /** Brings the wire, or the tool on it, to a place, in millimetres from the beginning of the lesion. */
  function* bringTo(place: number) {
    pedal("fluoro");
    for (let steps = 0; steps < 400; steps += 1) {
      const { tree, wire, treatment } = suite.run();
      const way = treatment.tool === null ? tipPosition(tree, wire) : treatment.way;
      const left = distanceToLesion(tree) + place / millimetres - way;
      if (Math.abs(left) < 0.7) break;
      steer(Math.max(-5, Math.min(4, left)), 0);
      yield* wait(0.7 * tempo);
    }
  }
  /** A random distance from the right place; 0 for the most careful person. */
  const off = (most: number) => (random() - 0.5) * 2 * most * (1 - care) * 1.6;
  return {
    who,
    care,
    suite,
    frames,
    random,
    off,
    pedal,
    steer,
    wait,
    pause,
    inject,
    turnTo,
    advanceTo,
    bringTo,
    take: (tool: string | null) => suite.act(who, { type: "tool", tool }),
    /** Begins or ends the use of a tool. */
    apply: (tool: string, on: boolean) => suite.act(who, { type: "use", tool, on }),
    /** Whether the person remembers this time to do something that they usually do. */
    remembers: () => random() < 0.55 + care * 0.5,
  };
}

/**
 * Plays a case step by step in real time: the player looks, steers, takes wrong turns, corrects them, treats, and shows the
 * result.
 */
export function openPlay(player: Player): Playing {
  const hands = openHands(player);
  const { who, care, suite, frames, random, pedal, steer, wait, pause, inject, turnTo, advanceTo } = hands;
  const act = (message: Parameters<typeof suite.act>[1]) => suite.act(who, message);

  function* stray(tree: VesselTree, into: number) {
    const branch = tree.branches[into];
    if (branch === undefined) return;
    yield* turnTo(branch.side);
    yield* advanceTo(branch.at + 2, branch.parent ?? 0);
    yield* advanceTo(Math.min(branch.length, 60 + random() * 60), into);
    yield* wait(2);
    pedal("fluoro");
    for (let steps = 0; steps < 200 && suite.run().wire.path.includes(into); steps += 1) {
      steer(-5, 0);
      yield* wait(0.5);
    }
    pedal("off");
  }
  function* steps() {
    suite.control(who);
    // The clock begins with the first look; the sheath is flushed after it.
    pedal("fluoro");
    yield* wait(1);
    pedal("off");
    yield* pause(25);
    yield* inject(2, "fluoro");
    act({ type: "roadmap", on: true });
    yield* pause(30);
    const { tree, procedure } = suite.run();
    for (const next of vesselsToLesion(tree).slice(1)) {
      const branch = tree.branches[next];
      if (branch === undefined) continue;
      const parent = branch.parent ?? 0;
      const wrong = tree.branches.find(
        (each) => each.parent === parent && each.id !== next && each.at > 20 && each.at < branch.at - 20,
      );
      if (wrong !== undefined && random() > care) yield* stray(tree, wrong.id);
      // Passes the other branches first, with the tip straight ahead.
      yield* turnTo(0);
      yield* advanceTo(branch.at - 12, parent);
      yield* turnTo(branch.side);
      if (random() > 0.5) yield* inject(1, "fluoro");
      yield* advanceTo(branch.at + 3, parent);
      yield* pause(20);
    }
    yield* turnTo(0);
    yield* advanceTo(tree.lesion.from - 6, tree.lesion.branch);
    yield* inject(1.6, "cine");
    yield* pause(45);
    const last = lastBranch(tree, suite.run().wire).length;
    yield* advanceTo(Math.min(tree.lesion.to + 90, last - 8), tree.lesion.branch);
    yield* pause(20);
    act({ type: "roadmap", on: false });
    if (procedure === null) yield* inject(2, "cine");
    else yield* performProcedure(player.of.moduleId, hands);
    yield* pause(12);
  }
  return {
    steps: steps(),
    finish: () => {
      const [finished] = suite.finish();
      return finished && { ...finished, runId: player.runId, frames };
    },
  };
}
