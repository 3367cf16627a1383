import type { OfferedCase } from "@cathedra/domain/cloud";
import { type Finished, openSuite } from "../suite/suite.ts";
import { dice, type VesselTree } from "../vessels.ts";
import { lastBranch } from "../wire.ts";

export type Player = {
  readonly who: string;
  readonly runId: string;
  readonly of: OfferedCase;
  /** Milliseconds. */
  readonly startedAt: number;
  /** 0 to 1: how seldom something goes wrong. */
  readonly care: number;
};

/** A case that somebody is playing: each step is the time that it is in it, in milliseconds. */
export type Playing = {
  readonly steps: Generator<number, void>;
  /** Ends it where it is; undefined: nothing was done in it. */
  readonly finish: () => Finished | undefined;
};

const stepMs = 100;

/** Somebody who plays a case in the simulator's own engine, without a page, from beginning to end at once. */
export function play(player: Player): Finished {
  const { steps, finish } = openPlay(player);
  while (steps.next().done !== true);
  const finished = finish();
  if (finished === undefined) throw new Error(`nothing was done in ${player.of.caseId}`);
  return finished;
}

/** Somebody who plays a case as its time is asked for: looks, steers, strays, corrects, and shows the result. */
export function openPlay({ who, runId, of, startedAt, care }: Player): Playing {
  let now = startedAt;
  const suite = openSuite(of, () => now);
  const random = dice(`${runId} ${of.caseId}`);
  const pedal = (mode: "off" | "fluoro" | "cine") => suite.act(who, { type: "pedal", mode });
  const steer = (advance: number, rotate: number) => suite.act(who, { type: "steer", advance, rotate });
  function* wait(seconds: number) {
    for (let ms = 0; ms < seconds * 1000; ms += stepMs) {
      now += stepMs;
      suite.tick();
      yield now;
    }
  }
  function* inject(seconds: number, mode: "fluoro" | "cine") {
    pedal(mode);
    yield* wait(0.4);
    suite.act(who, { type: "inject", on: true });
    yield* wait(seconds);
    suite.act(who, { type: "inject", on: false });
    yield* wait(2.5);
    pedal("off");
  }
  /** The tip is turned until it points there, or nearly. */
  function* turnTo(wanted: number) {
    for (let turns = 0; turns < 40; turns += 1) {
      const off = ((wanted - suite.run().wire.angle + 540) % 360) - 180;
      if (Math.abs(off) < 12) return;
      steer(0, Math.max(-14, Math.min(14, off)));
      yield* wait(0.2);
    }
  }
  function* advanceTo(depth: number, branch: number) {
    pedal("fluoro");
    for (let steps = 0; steps < 400; steps += 1) {
      const { wire } = suite.run();
      if (wire.path.at(-1) !== branch || wire.depth >= depth) break;
      steer(Math.min(3 + random() * 3, depth - wire.depth + 0.5), 0);
      yield* wait(0.2);
      // Less careful people look elsewhere for a moment.
      if (random() > 0.9 + care * 0.1) pedal(suite.run().xray.mode === "off" ? "fluoro" : "off");
    }
    pedal("off");
  }
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
      yield* wait(0.2);
    }
    pedal("off");
  }
  function* steps() {
    suite.control(who);
    yield* wait(6);
    yield* inject(2, "fluoro");
    suite.act(who, { type: "roadmap", on: true });
    yield* wait(4 + random() * 8);
    const { tree } = suite.run();
    for (const next of wayTo(tree)) {
      const branch = tree.branches[next];
      if (branch === undefined) continue;
      const parent = branch.parent ?? 0;
      const wrong = tree.branches.find(
        (each) => each.parent === parent && each.id !== next && each.at > 20 && each.at < branch.at - 20,
      );
      if (wrong !== undefined && random() > care) yield* stray(tree, wrong.id);
      // Past the others first, with the tip straight ahead.
      yield* turnTo(0);
      yield* advanceTo(branch.at - 12, parent);
      yield* turnTo(branch.side);
      if (random() > 0.5) yield* inject(1, "fluoro");
      yield* advanceTo(branch.at + 3, parent);
      yield* wait(2 + random() * 4);
    }
    yield* turnTo(0);
    yield* advanceTo(tree.lesion.from - 6, tree.lesion.branch);
    yield* inject(1.6, "cine");
    yield* wait(5 + random() * 10);
    const last = lastBranch(tree, suite.run().wire).length;
    yield* advanceTo(Math.min(tree.lesion.to + 14, last), tree.lesion.branch);
    yield* wait(3);
    suite.act(who, { type: "roadmap", on: false });
    yield* inject(2, "cine");
    yield* wait(4);
  }
  return {
    steps: steps(),
    finish: () => {
      const [finished] = suite.finish();
      return finished && { ...finished, runId };
    },
  };
}

/** The vessels that lead from the first one to the lesion. */
function wayTo({ branches, lesion }: VesselTree): readonly number[] {
  const upFrom = (id: number): readonly number[] => {
    const parent = branches[id]?.parent ?? null;
    return parent === null ? [] : [...upFrom(parent), id];
  };
  return upFrom(lesion.branch);
}
