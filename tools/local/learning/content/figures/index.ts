import { endoleaks, evarBody, evarNeck } from "./aorta.ts";
import type { Drawing } from "./drawing.ts";
import { archTypes, firstPass } from "./head.ts";
import { ostia, radialPuncture } from "./heart.ts";
import { subintimal, wireTips } from "./leg.ts";

/** The drawings, by the name that a text calls them. */
export const figures: ReadonlyMap<string, Drawing> = new Map([
  ["evar-neck", evarNeck],
  ["evar-body", evarBody],
  ["endoleaks", endoleaks],
  ["arch-types", archTypes],
  ["first-pass", firstPass],
  ["radial-puncture", radialPuncture],
  ["ostia", ostia],
  ["wire-tips", wireTips],
  ["subintimal", subintimal],
]);
