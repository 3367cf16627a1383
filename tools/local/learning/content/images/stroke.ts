import { line } from "../figures/drawing.ts";
import type { MarkedImage } from "./image.ts";

export const strokeAngiogram: MarkedImage = {
  course: "NEU-101",
  width: 640,
  height: 480,
  label: "Angiogram of the right internal carotid artery from the front: one main branch ends abruptly",
  shapes: [
    line("bone", 14, "M 80 470 C30 260 120 30 320 26 C520 30 610 260 560 470"),
    line(
      "vessel",
      16,
      "M352 480 V410 C352 384 322 380 318 356 C314 330 346 326 350 300 C354 280 340 270 330 262",
    ),
    line("vessel", 11, "M330 262 C360 244 392 244 402 226 C412 196 396 150 392 90"),
    line("vessel", 7, "M394 150 C408 120 424 104 440 92 M393 120 C380 96 372 84 360 70"),
    line("vessel", 12, "M330 262 C302 246 280 246 262 248"),
    line("vessel", 4, "M300 246 C294 226 292 208 296 188 M286 246 C280 228 278 212 280 196"),
    line("vessel", 5, "M318 316 C298 314 280 318 266 322"),
    line("vessel", 6, "M340 290 C316 286 300 300 284 312 C262 328 244 330 226 334"),
    line("clot", 12, "M256 248 C244 250 236 252 228 256"),
    line("clot", 4, "M228 256 C190 236 168 210 150 170 M228 256 C190 262 160 262 128 250"),
  ].join(""),
  markers: [
    { letter: "A", x: 55, y: 88, name: "the internal carotid artery in the neck and the skull base" },
    { letter: "B", x: 49.5, y: 73.5, name: "the carotid siphon" },
    { letter: "C", x: 62, y: 36, name: "the anterior cerebral artery, which fills well" },
    { letter: "D", x: 40, y: 52, name: "the stump of the middle cerebral artery" },
    { letter: "E", x: 46, y: 41, name: "the lenticulostriate arteries" },
    { letter: "F", x: 37, y: 69.5, name: "the posterior communicating artery" },
  ],
};
