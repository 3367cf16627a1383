import { area, line, spot } from "../figures/drawing.ts";
import type { MarkedImage } from "./image.ts";

export const runOff: MarkedImage = {
  course: "PER-101",
  width: 640,
  height: 480,
  label:
    "Angiogram below the right knee from the front: the popliteal artery and what is left of its three branches",
  shapes: [
    area("bone", "M280 0 H400 V60 C400 80 280 80 280 60 Z M276 92 H404 L380 140 L372 480 H320 L316 140 Z"),
    line("bone", 22, "M262 130 C256 240 262 380 270 480"),
    spot("bone", 346, 478, 40),
    line("vessel", 15, "M350 0 C346 60 340 100 336 136"),
    line("vessel", 9, "M338 126 C316 124 296 136 290 160 C284 240 286 340 300 440 C302 456 306 470 308 480"),
    line("vessel", 11, "M336 136 C336 156 338 170 340 184"),
    line("vessel", 7, "M340 184 C322 230 316 300 320 370 C322 390 326 404 330 418"),
    line("vessel", 7, "M340 184 C356 196 364 212 368 232"),
    line("clot", 7, "M368 232 C378 280 384 330 380 380"),
    line("vessel", 5, "M380 388 C378 410 370 430 360 452"),
    line("vessel", 3, "M330 396 C346 392 364 390 379 392 M366 226 C390 240 398 280 392 320"),
  ].join(""),
  markers: [
    { letter: "A", x: 53.5, y: 12, name: "the popliteal artery" },
    { letter: "B", x: 44.5, y: 50, name: "the anterior tibial artery" },
    { letter: "C", x: 53, y: 34, name: "the tibioperoneal trunk" },
    { letter: "D", x: 50, y: 66, name: "the peroneal artery" },
    { letter: "E", x: 59.5, y: 60, name: "the course of the posterior tibial artery, which is occluded" },
    {
      letter: "F",
      x: 58.5,
      y: 88,
      name: "the posterior tibial artery at the ankle, filled again by collaterals",
    },
  ],
};
