import { line } from "../figures/drawing.ts";
import type { MarkedImage } from "./image.ts";

export const coronaryAngiogram: MarkedImage = {
  course: "CAR-101",
  width: 640,
  height: 480,
  label: "Angiogram of the left coronary artery from the right and below: the main stem and its branches",
  shapes: [
    line("bone", 10, "M470 40 C500 160 500 320 470 460 M520 40 C552 160 552 320 520 460"),
    line("device", 7, "M150 0 C150 70 170 96 196 104"),
    line("vessel", 15, "M196 104 C216 110 232 114 248 116"),
    line("vessel", 12, "M248 116 C300 108 352 118 396 150 C440 190 470 250 480 330 C484 372 476 404 462 430"),
    line("vessel", 7, "M336 116 C360 92 392 84 430 88"),
    line("vessel", 6, "M404 160 C440 162 476 176 508 204"),
    line(
      "vessel",
      4,
      "M360 130 C352 156 348 176 348 198 M388 146 C382 172 380 192 382 214 M416 178 C408 204 406 224 408 248",
    ),
    line("vessel", 11, "M248 116 C242 160 232 200 226 240 C222 280 234 320 250 352"),
    line("vessel", 8, "M234 200 C262 232 288 268 306 318 C316 346 322 372 324 400"),
    line("vessel", 6, "M226 270 C240 300 262 330 276 366"),
  ].join(""),
  markers: [
    { letter: "A", x: 35, y: 23.5, name: "the left main stem" },
    { letter: "B", x: 46.5, y: 23.8, name: "the proximal anterior descending artery" },
    { letter: "C", x: 66.5, y: 18.5, name: "a diagonal branch" },
    { letter: "D", x: 60, y: 44, name: "a septal branch" },
    { letter: "E", x: 36, y: 45, name: "the circumflex artery" },
    { letter: "F", x: 49.5, y: 71, name: "an obtuse marginal branch" },
  ],
};
