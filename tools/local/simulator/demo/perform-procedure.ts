import { gateBelow } from "../suite/evar.ts";
import type { Hands } from "./play-case.ts";

/** Performs the procedure of a module once the wire is beyond the lesion; less careful hands do it less well. */
export function* performProcedure(moduleId: string, hands: Hands): Generator<number, void> {
  if (moduleId === "carotid-stenting") return yield* stentCarotid(hands);
  if (moduleId === "evar") return yield* placeEndograft(hands);
  if (moduleId === "aneurysm-coiling") return yield* coilAneurysm(hands);
  return undefined;
}

/** The distance from the beginning of the lesion to its middle, in millimetres. */
const getMiddle = ({ suite }: Hands) => {
  const { from, to } = suite.run().tree.lesion;
  return ((to - from) * 0.3) / 2;
};

/** Records runs with contrast from two directions. */
function* twoProjections(hands: Hands, seconds: number) {
  yield* hands.inject(seconds, "cine");
  yield* press(hands, "gantry");
  yield* hands.pause(12);
  yield* hands.inject(seconds, "cine");
}

function* press({ apply, wait }: Hands, tool: string) {
  apply(tool, true);
  yield* wait(1);
  apply(tool, false);
}

function* hold({ apply, wait, pedal }: Hands, tool: string, seconds: number) {
  pedal("fluoro");
  apply(tool, true);
  yield* wait(seconds);
  apply(tool, false);
  pedal("off");
}

/** Prepares a tool and brings it to its place, where it can be used. */
function* bring(hands: Hands, tool: string, place: number) {
  hands.pedal("off");
  hands.take(null);
  yield* hands.pause(50);
  hands.take(tool);
  yield* hands.bringTo(place);
}

function* stentCarotid(hands: Hands) {
  const { apply, pause, off, take, remembers, steer, wait, pedal } = hands;
  const middle = getMiddle(hands);
  const has = (id: string) => hands.suite.run().procedure?.tools.some((tool) => tool.id === id) === true;
  if (remembers()) yield* twoProjections(hands, 0.8);
  if (has("arrest")) apply("arrest", true);
  pedal("fluoro");
  yield* wait(3);
  apply("filter", true);
  yield* wait(4);
  pedal("off");
  yield* pause(40);
  if (remembers()) yield* press(hands, "atropine");
  yield* pause(45);
  yield* bring(hands, "balloon", middle + off(9));
  yield* hold(hands, "balloon", 3 + hands.random() * 1.2);
  // A careless person pulls the wire together with its filter.
  if (!remembers()) {
    take(null);
    for (let pulls = 0; pulls < 7; pulls += 1) {
      steer(pulls % 2 === 0 ? -5 : 5, 0);
      yield* wait(0.6);
    }
  }
  yield* bring(hands, "stent", middle + off(16));
  yield* hands.inject(0.8, "fluoro");
  yield* hold(hands, "stent", 6);
  yield* bring(hands, "balloon", middle + off(4));
  yield* hold(hands, "balloon", 4.2 + hands.random() * 0.6);
  if (!remembers()) {
    yield* pause(20);
    yield* hold(hands, "balloon", 4.6);
  }
  take(null);
  yield* pause(40);
  yield* twoProjections(hands, 0.9);
  if (has("syringe")) for (let syringes = 0; syringes < 3; syringes += 1) yield* press(hands, "syringe");
  if (has("arrest")) apply("arrest", false);
  yield* pause(30);
  apply("filter", false);
  yield* pause(30);
}

function* placeEndograft(hands: Hands) {
  const { apply, pause, off, take, remembers, pedal, suite, turnTo, random } = hands;
  const renal = getMiddle(hands) * 2;
  const has = (id: string) => suite.run().procedure?.tools.some((tool) => tool.id === id) === true;
  if (has("occlusion")) apply("occlusion", true);
  yield* pause(80);
  if (remembers()) yield* press(hands, "gantry");
  yield* hands.inject(2, "cine");
  yield* pause(90);
  const edge = renal - 2 + off(8);
  if (suite.of.caseId === "evar-03") {
    yield* bring(hands, "balloon", -70);
    yield* hold(hands, "balloon", 4);
  }
  yield* bring(hands, "body", edge);
  yield* hands.inject(1.2, "fluoro");
  yield* hold(hands, "body", 15);
  if (has("occlusion")) apply("occlusion", false);
  take(null);
  yield* pause(120);
  // Moves the wire into the gate: down below it, turning the tip, and up again, until the wire no longer passes beside it.
  for (let tries = 0; tries < 12 && suite.run().treatment.kept.gateSeconds === undefined; tries += 1) {
    yield* hands.bringTo(edge - gateBelow - 9);
    yield* turnTo((tries * 70 + random() * 20) % 360);
    yield* hands.bringTo(edge - gateBelow + 3);
    pedal("off");
    yield* pause(8);
  }
  const { tree } = suite.run();
  const vessel = tree.branches[tree.lesion.branch];
  if (suite.run().wire.path.at(-1) !== tree.lesion.branch && vessel !== undefined) {
    yield* turnTo(0);
    yield* hands.advanceTo(vessel.at - 12, 0);
    yield* turnTo(vessel.side);
    yield* hands.advanceTo(vessel.at + 3, 0);
  }
  yield* turnTo(0);
  yield* hands.bringTo(renal + 6);
  yield* pause(60);
  yield* bring(hands, "limb", edge - gateBelow + 33 + off(10));
  yield* hold(hands, "limb", 10);
  for (const place of [edge - 8, edge - 60, edge - 93, edge - 96]) {
    if (!remembers()) continue;
    yield* bring(hands, "balloon", place);
    yield* hold(hands, "balloon", 3);
  }
  take(null);
  yield* pause(60);
  yield* press(hands, "gantry");
  yield* hands.inject(2.5, "cine");
  yield* pause(90);
}

function* coilAneurysm(hands: Hands) {
  const { apply, pause, off, take, remembers, steer, wait, pedal, suite, turnTo, random, care } = hands;
  const middle = getMiddle(hands);
  const has = (id: string) => suite.run().procedure?.tools.some((tool) => tool.id === id) === true;
  yield* twoProjections(hands, 1);
  if (remembers()) apply("flush", true);
  if (has("stent")) {
    yield* bring(hands, "stent", middle + off(3));
    yield* hold(hands, "stent", 8);
  }
  yield* bring(hands, "micro", middle);
  apply("flush", true);
  // Turns the tip of the wire until it enters the vessel.
  for (const side of [90, 270]) {
    yield* turnTo(side);
    steer(2, 0);
    yield* wait(1);
    if ((suite.run().treatment.kept.inside ?? 0) > 0) break;
    yield* hands.bringTo(middle);
  }
  const height = 4.2 + (1 - care) * random() * 4.5;
  const reachTo = function* (depth: number) {
    pedal("fluoro");
    for (let steps = 0; steps < 40 && (suite.run().treatment.kept.inside ?? 0) < depth; steps += 1) {
      steer(1.5, 0);
      yield* wait(0.8);
    }
    pedal("off");
  };
  yield* reachTo(height);
  yield* pause(120);
  for (let coil = 0; coil < 6; coil += 1) {
    if (has("balloon")) {
      take("balloon");
      yield* hands.bringTo(middle + off(2));
      apply("balloon", true);
      take("micro");
    }
    yield* hold(hands, "coil", 19 + random() * 2);
    if (coil === 1 && !remembers()) yield* hold(hands, "coil", 20);
    yield* hands.inject(0.6, "fluoro");
    yield* pause(24);
    yield* press(hands, "detach");
    if (has("balloon")) apply("balloon", false);
    yield* pause(110);
    // Compensates for the movement that the coil caused.
    if (care > 0.4) yield* reachTo(Math.min(height, 3.6));
  }
  take(null);
  pedal("off");
  yield* pause(60);
  yield* twoProjections(hands, 1.2);
  yield* pause(60);
}
