import type { Film } from "./film.ts";

export const retrogradeAccess: Film = {
  course: "PER-101",
  seconds: 46,
  viewBox: "0 0 640 400",
  label:
    "Fluoroscopy of the lower leg: a needle at the ankle, a wire upwards through the occlusion, and its end caught by a catheter from above",
  captions: [
    {
      at: 0,
      text: "From above the wire does not get in: it is in the wall, and the cap is hard. The artery is open at the ankle.",
    },
    {
      at: 7,
      text: "Road map, magnified, or ultrasound. A 21 gauge needle at 30 degrees; 200 µg of nitroglycerin against the spasm.",
    },
    {
      at: 15,
      text: "A 0.018 inch wire and a support catheter, no sheath: the hole in a tibial artery is kept as small as can be.",
    },
    { at: 21, text: "From below the cap is soft: the wire passes in the lumen more often than from above." },
    {
      at: 30,
      text: "Meet in one plane. The wire from below goes into the catheter from above, and comes out at the groin.",
    },
    {
      at: 37,
      text: "Now everything goes from above. A balloon across the hole at the ankle, low pressure, two minutes: it has closed.",
    },
  ],
  lines: [
    { kind: "bone", d: "M250 0 C244 120 250 280 260 400", width: 30 },
    { kind: "bone", d: "M370 0 C366 120 356 280 350 400", width: 54 },
    { kind: "flow", d: "M320 0 C318 40 316 70 318 100", width: 12, act: "draw", from: 1, to: 3, until: 6 },
    { kind: "flow", d: "M316 300 C318 330 322 360 330 400", width: 9, act: "draw", from: 3, to: 5, until: 9 },
    { kind: "device", d: "M320 0 C318 40 316 70 318 96", width: 6, act: "draw", from: 0, to: 2 },
    { kind: "device", d: "M470 392 L326 348", width: 3, act: "draw", from: 8, to: 11, until: 15 },
    {
      kind: "device",
      d: "M480 396 C420 380 350 366 324 344 C316 320 314 310 314 296",
      width: 2,
      act: "draw",
      from: 13,
      to: 17,
      until: 34,
    },
    {
      kind: "device",
      d: "M480 396 C420 380 350 366 324 344 C316 320 314 310 314 300",
      width: 5,
      act: "draw",
      from: 17,
      to: 20,
      until: 34,
    },
    {
      kind: "device",
      d: "M314 300 C308 240 322 180 316 130 C317 110 318 104 318 92 V0",
      width: 2,
      act: "draw",
      from: 21,
      to: 33,
    },
    { kind: "device", d: "M318 0 C318 100 312 260 316 330 C320 360 328 384 332 400", width: 2, from: 34 },
    {
      kind: "balloon",
      d: "M316 326 C318 338 322 350 325 362",
      width: 12,
      act: "open",
      from: 37,
      to: 39,
      until: 44,
    },
    {
      kind: "flow",
      d: "M320 0 C316 120 312 260 316 330 C320 360 328 384 332 400",
      width: 10,
      act: "draw",
      from: 43,
      to: 45.5,
    },
  ],
};
