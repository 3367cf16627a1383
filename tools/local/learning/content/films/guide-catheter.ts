import type { Film } from "./film.ts";

export const balloonGuide: Film = {
  course: "NEU-101",
  seconds: 44,
  viewBox: "0 0 640 400",
  label:
    "Fluoroscopy of the arch and the neck: a balloon guide catheter goes over a long inner catheter into the internal carotid artery and is inflated",
  captions: [
    {
      at: 0,
      text: "Flush the balloon guide twice and empty the balloon of air before it goes in: air here ends in the brain.",
    },
    {
      at: 6,
      text: "A long curved catheter hooks the common carotid artery. The wire goes far, into the external branch if need be.",
    },
    {
      at: 14,
      text: "Let the inner catheter follow the wire first: it is the rail. Then push the guide over both, slowly, without a bend in the arch.",
    },
    {
      at: 22,
      text: "Turn the wire into the internal carotid artery under a road map, and let the inner catheter and the guide follow.",
    },
    {
      at: 30,
      text: "The tip stops two centimetres below the skull base, in a straight piece. Inner catheter and wire out; wait for blood.",
    },
    {
      at: 36,
      text: "Inflate under fluoroscopy until the sides of the balloon turn parallel. Contrast stands still: the flow is arrested.",
    },
  ],
  lines: [
    { kind: "bone", d: "M380 0 V230", width: 56 },
    { kind: "vessel", d: "M200 400 V270 C200 190 400 190 400 270 V400", width: 3 },
    { kind: "vessel", d: "M246 400 V280 C246 240 354 240 354 280 V400", width: 3 },
    {
      kind: "flow",
      d: "M300 216 C300 160 296 130 300 110 C304 80 330 60 326 0",
      width: 16,
      act: "draw",
      from: 3,
      to: 5,
      until: 7,
    },
    {
      kind: "device",
      d: "M376 400 V272 C376 216 310 200 302 216 C298 180 296 140 298 112 C292 80 276 50 270 10",
      width: 2,
      act: "draw",
      from: 7,
      to: 13,
      until: 22,
    },
    {
      kind: "device",
      d: "M376 400 V272 C376 216 310 200 302 216 C298 180 296 140 300 110 C306 80 328 64 326 8",
      width: 2,
      act: "draw",
      from: 22,
      to: 25,
      until: 33,
    },
    {
      kind: "device",
      d: "M376 400 V272 C376 216 310 200 302 216 C298 180 296 140 300 112",
      width: 5,
      act: "draw",
      from: 9,
      to: 15,
      until: 33,
    },
    {
      kind: "device",
      d: "M376 400 V272 C376 216 310 200 302 216 C298 186 297 160 298 140",
      width: 9,
      act: "draw",
      from: 15,
      to: 21,
    },
    {
      kind: "device",
      d: "M298 150 C298 130 298 116 300 110 C304 92 318 78 324 60",
      width: 9,
      act: "draw",
      from: 25,
      to: 30,
    },
    { kind: "balloon", d: "M320 72 L325 54", width: 24, act: "open", from: 36, to: 39 },
    { kind: "flow", d: "M325 50 C328 30 326 16 326 0", width: 16, act: "show", from: 40 },
  ],
};
