import { aneurysmCt } from "./aneurysm.ts";
import { coronaryAngiogram } from "./coronary.ts";
import type { MarkedImage } from "./image.ts";
import { runOff } from "./run-off.ts";
import { strokeAngiogram } from "./stroke.ts";

const images: readonly MarkedImage[] = [aneurysmCt, strokeAngiogram, coronaryAngiogram, runOff];

/** The marked picture of a course. */
export function imageOf(courseCode: string): MarkedImage | undefined {
  return images.find(({ course }) => course === courseCode);
}
