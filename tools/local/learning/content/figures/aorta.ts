import { area, drawing, line, words } from "./drawing.ts";

/** An aorta with an aneurysm below the renal arteries, and both iliac arteries. */
const aneurysm = area(
  "vessel",
  "M300 0 V118 C300 135 262 150 256 190 C252 224 282 246 296 256 L228 360 H262 L318 280 L374 360 H408 L342 256 C356 246 388 224 384 190 C378 150 340 135 340 118 V0 Z",
);
const renals =
  line("vessel", 14, "M340 72 C372 72 384 84 404 92") + line("vessel", 14, "M300 62 C270 62 258 74 238 82");

export const evarNeck = drawing(
  640,
  360,
  "An aortic aneurysm with the measures of its neck and of the iliac arteries",
  aneurysm,
  renals,
  line("note", 2, "M270 82 H470"),
  line("note", 2, "M270 120 H470"),
  line("device", 2, "M430 84 V118 M425 90 L430 84 L435 90 M425 112 L430 118 L435 112"),
  words(446, 106, "neck length"),
  line("device", 2, "M302 100 H338"),
  line("note", 2, "M300 100 H190"),
  words(184, 104, "neck diameter", "end"),
  line("note", 2, "M256 190 H190"),
  words(184, 194, "largest diameter", "end"),
  words(430, 62, "lower renal artery"),
  line("device", 2, "M398 256 L436 322"),
  words(430, 294, "length to the internal iliac"),
  words(120, 320, "access vessel"),
);

export const evarBody = drawing(
  640,
  360,
  "A main body deployed below the renal arteries: the long limb on one side, the open gate on the other",
  aneurysm,
  renals,
  line("graft", 5, "M303 96 V150 C303 190 298 214 292 236 L262 300"),
  line("graft", 5, "M337 96 V150 C337 180 340 196 342 214"),
  line("graft", 3, "M303 108 H337 M303 128 H337 M303 148 H337 M302 168 H338 M300 188 H339"),
  line("graft", 3, "M318 200 V214 H342 M316 206 L286 312"),
  words(420, 100, "the fabric begins here"),
  line("note", 2, "M414 97 L342 97"),
  words(420, 218, "open gate with its markers"),
  line("note", 2, "M414 214 L348 214"),
  words(210, 250, "long limb", "end"),
  line("note", 2, "M216 246 L284 250"),
);

const leak = (x: number, y: number, name: string) =>
  `<circle class="flow-area" cx="${x}" cy="${y}" r="13"/><text class="on-flow" x="${x}" y="${y + 5}" text-anchor="middle">${name}</text>`;

export const endoleaks = drawing(
  640,
  360,
  "Five ways in which blood still gets into the sac around an endograft, numbered I to V",
  area(
    "wall",
    "M286 40 C200 90 168 150 176 216 C184 282 240 320 320 322 C400 320 456 282 464 216 C472 150 440 90 354 40 Z",
  ),
  line("vessel", 10, "M178 190 C150 182 140 176 118 178"),
  line("graft", 6, "M290 0 V180 L246 360"),
  line("graft", 6, "M350 0 V180 L394 360"),
  line("graft", 6, "M320 204 L286 360 M320 204 L354 360"),
  line("graft", 3, "M290 40 H350 M290 80 H350 M290 120 H350 M290 160 H350"),
  leak(276, 56, "I"),
  leak(190, 192, "II"),
  leak(372, 236, "III"),
  leak(362, 132, "IV"),
  leak(424, 168, "V"),
  words(60, 60, "I   at an end of the graft"),
  words(20, 214, "II   a branch flows back"),
  words(474, 240, "III   a joint or a tear"),
  words(474, 136, "IV   through the fabric"),
  words(474, 172, "V   none is seen"),
);
