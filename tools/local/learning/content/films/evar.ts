import type { Film } from "./film.ts";

export const deployingTheBody: Film = {
  course: "EVA-101",
  seconds: 48,
  viewBox: "0 0 640 400",
  label:
    "Fluoroscopy from the front: the main body goes up over the stiff wire, is turned, and opens below the renal arteries",
  captions: [
    {
      at: 0,
      text: "The stiff wire lies in the arch. Its tip stays in the picture or on the table: it does not move from now on.",
    },
    {
      at: 6,
      text: "The main body goes up from the right. Look at its markers, not at its tip: fabric begins at the upper row.",
    },
    {
      at: 14,
      text: "Tilt the tube to look along the neck, and inject: 15 mL at 15 mL/s. The lower renal artery is the left one.",
    },
    {
      at: 20,
      text: "Turn the gate to the front and left, towards the wire from the other side. Turn outside the body, not in the neck.",
    },
    { at: 26, text: "Open two rings. Stop. Inject again, and pull down by the last millimetres." },
    {
      at: 33,
      text: "Now open to the gate. Pressure at 80 mmHg, one hand on the wire: the body wants to move down with the flow.",
    },
    { at: 41, text: "The gate is free. The uncovered stent is released last, when the position is certain." },
  ],
  lines: [
    { kind: "bone", d: "M320 0 V400", width: 70 },
    { kind: "device", d: "M250 400 C270 340 312 300 318 250 V0", width: 4 },
    { kind: "device", d: "M390 400 C372 350 336 320 330 290", width: 3, from: 16 },
    {
      kind: "flow",
      d: "M320 40 V150 C300 190 296 230 320 280 L260 396 M320 280 L384 396",
      width: 34,
      act: "draw",
      from: 14,
      to: 16.5,
      until: 18.5,
    },
    {
      kind: "flow",
      d: "M320 84 C290 80 268 86 240 98 M320 92 C356 88 384 98 410 112",
      width: 10,
      act: "draw",
      from: 15,
      to: 16.5,
      until: 18.5,
    },
    { kind: "flow", d: "M320 40 V140", width: 34, act: "draw", from: 29, to: 30, until: 31.5 },
    {
      kind: "flow",
      d: "M320 84 C290 80 268 86 240 98 M320 92 C356 88 384 98 410 112",
      width: 10,
      act: "draw",
      from: 29.5,
      to: 30.5,
      until: 31.5,
    },
    {
      kind: "device",
      d: "M258 384 C276 336 312 300 318 250 V96",
      width: 12,
      act: "draw",
      from: 6,
      to: 12,
      until: 41,
    },
    { kind: "graft", d: "M319 100 V126", width: 34, act: "open", from: 26, to: 29 },
    { kind: "graft", d: "M319 126 V214", width: 36, act: "open", from: 33, to: 37 },
    { kind: "graft", d: "M308 214 C304 260 284 310 268 352", width: 16, act: "open", from: 38, to: 41 },
    { kind: "graft", d: "M334 214 V236", width: 16, act: "open", from: 35, to: 38 },
    { kind: "graft", d: "M319 78 V98", width: 34, act: "open", from: 43, to: 45 },
  ],
};
