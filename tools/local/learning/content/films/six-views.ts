import type { Film } from "./film.ts";

const view = (from: number, until: number, paths: readonly (readonly [string, number])[]) =>
  paths.map(([d, width]) => ({
    kind: "vessel" as const,
    d,
    width,
    act: "draw" as const,
    from,
    to: from + 2.5,
    until,
  }));

export const sixViews: Film = {
  course: "CAR-101",
  seconds: 54,
  viewBox: "0 0 640 400",
  label: "Six angiograms one after the other: four of the left coronary artery, two of the right",
  captions: [
    {
      at: 0,
      text: "1. Left artery, RAO 30, caudal 25: circumflex and marginal branches lie open. The left main is seen along its length.",
    },
    {
      at: 9,
      text: "2. RAO 10, cranial 40: the middle of the anterior descending artery, with septals down and diagonals up.",
    },
    {
      at: 18,
      text: "3. LAO 45, cranial 25: the diagonals part from the anterior descending artery; ask for a deep breath.",
    },
    { at: 27, text: "4. LAO 45, caudal 30, the spider: the left main and how it divides." },
    { at: 36, text: "5. Right artery, LAO 30: the letter C. Ostium, knee and the way to the crux." },
    {
      at: 45,
      text: "6. LAO 10, cranial 25: the crux, with the posterior descending and the posterolateral branches.",
    },
  ],
  lines: [
    ...view(-3, 8.5, [
      ["M180 90 C220 110 240 112 264 116 C250 180 240 240 260 320", 12],
      ["M264 116 C330 110 400 150 450 250", 9],
      ["M252 190 C290 230 320 280 330 350", 8],
      ["M244 240 C262 280 280 310 286 360", 6],
    ]),
    ...view(9.5, 17.5, [
      ["M250 40 C300 60 330 120 336 200 C338 270 330 330 316 380", 12],
      ["M306 90 C350 92 390 120 420 170", 7],
      ["M332 160 C370 170 398 210 412 260", 6],
      ["M318 120 C296 150 282 180 276 220", 4],
      ["M334 190 C312 214 300 240 296 276", 4],
    ]),
    ...view(18.5, 26.5, [
      ["M320 40 C320 120 310 220 296 370", 12],
      ["M320 90 C270 120 220 180 196 260", 8],
      ["M316 150 C276 180 246 230 232 300", 6],
      ["M320 60 C380 80 440 130 470 210", 9],
    ]),
    ...view(27.5, 35.5, [
      ["M320 130 C330 150 330 170 326 190", 15],
      ["M326 190 C260 220 200 210 150 160", 11],
      ["M326 190 C300 260 240 310 170 330", 8],
      ["M326 190 C380 230 430 290 450 360", 10],
      ["M352 214 C400 210 450 220 490 250", 7],
    ]),
    ...view(36.5, 44.5, [
      ["M380 60 C260 60 200 140 206 220 C212 300 280 350 370 350", 13],
      ["M214 160 C180 170 160 190 146 214", 5],
      ["M222 270 C190 290 176 310 168 340", 6],
    ]),
    ...view(45.5, 54, [
      ["M230 40 C220 130 240 220 300 270", 12],
      ["M300 270 C320 310 330 340 332 390", 8],
      ["M300 270 C360 262 410 280 450 330", 8],
      ["M370 268 C410 250 450 252 490 270", 6],
    ]),
  ],
};
