import { area, line, spot } from "../figures/drawing.ts";
import type { MarkedImage } from "./image.ts";

/** Vertebrae, as pale blocks behind everything. */
const spine = [20, 96, 172, 248, 324].map((y) => area("bone", `M286 ${y} h68 v60 h-68 Z`)).join("");

export const aneurysmCt: MarkedImage = {
  course: "EVA-101",
  width: 640,
  height: 480,
  label:
    "CT reconstruction from the front: aorta, renal arteries, an aneurysm below them, and the iliac arteries",
  shapes: [
    spine,
    spot("bone", 120, 440, 70),
    spot("bone", 520, 440, 70),
    area(
      "wall",
      "M296 150 C244 166 214 206 216 244 C220 292 272 312 300 318 H340 C372 312 420 290 424 240 C424 200 396 164 344 150 Z",
    ),
    area(
      "vessel",
      "M300 0 V152 C292 172 268 196 270 238 C272 276 292 296 302 312 L240 400 L226 470 H250 L266 408 L320 332 L376 408 L392 470 H416 L400 400 L338 312 C348 296 374 278 374 238 C374 196 348 172 340 152 V0 Z",
    ),
    line("vessel", 12, "M320 40 C350 44 362 60 366 84"),
    line("vessel", 12, "M302 112 C262 106 236 112 206 128"),
    line("vessel", 12, "M338 124 C378 120 404 128 434 146"),
    line("vessel", 10, "M246 398 C270 420 280 440 284 472"),
    line("vessel", 10, "M394 398 C372 420 362 440 358 472"),
  ].join(""),
  markers: [
    { letter: "A", x: 56, y: 14, name: "the superior mesenteric artery" },
    { letter: "B", x: 50, y: 30.5, name: "the aorta just below the lower renal artery" },
    { letter: "C", x: 50, y: 51, name: "the sac at its widest" },
    { letter: "D", x: 50, y: 66, name: "the bifurcation of the aorta" },
    { letter: "E", x: 40.5, y: 77, name: "the right common iliac artery, above its bifurcation" },
    { letter: "F", x: 44, y: 94, name: "the right internal iliac artery" },
  ],
};
