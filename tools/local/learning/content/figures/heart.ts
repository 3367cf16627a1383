import { area, drawing, line, spot, words } from "./drawing.ts";

export const radialPuncture = drawing(
  640,
  320,
  "The arteries of the right wrist: the puncture two centimetres above the styloid process, where the radius lies beneath",
  area(
    "wall",
    "M 20 70 C180 60 300 62 380 66 C450 50 560 40 620 60 V240 C560 270 450 262 380 246 C300 254 180 258 20 252 Z",
  ),
  line("vessel", 10, "M 20 120 C160 116 280 110 380 104 C450 100 500 110 532 140"),
  line("vessel", 10, "M 20 206 C160 210 280 212 380 210 C450 208 500 196 532 168"),
  line("vessel", 7, "M532 140 C546 150 546 158 532 168 M540 154 H610 M532 140 L600 104 M532 168 L600 212"),
  line("device", 4, "M220 30 L300 108"),
  spot("device", 300, 109, 5),
  line("note", 2, "M376 66 V246"),
  words(216, 24, "needle at 30 to 45 degrees", "middle"),
  words(384, 286, "styloid process", "middle"),
  words(120, 104, "radial artery"),
  words(120, 234, "ulnar artery"),
  words(560, 262, "palmar arches", "middle"),
);

export const ostia = drawing(
  640,
  360,
  "The aortic root with a left and a right catheter, each with its tip in the ostium of its coronary artery",
  area("wall", "M250 0 V180 C220 200 216 250 250 280 H390 C424 250 420 200 390 180 V0 Z"),
  line("vessel", 12, "M404 222 C450 214 480 230 520 226 M470 222 C500 250 510 280 520 316"),
  line("vessel", 12, "M238 240 C200 250 176 280 170 330"),
  line("device", 5, "M300 0 V120 C300 160 262 170 256 200 C252 230 310 228 340 224 C370 220 392 222 408 222"),
  line("graft", 5, "M352 0 V150 C352 200 320 226 284 232 C268 236 254 238 240 240"),
  words(424, 120, "left: the secondary curve"),
  words(424, 138, "leans on the far wall"),
  words(216, 196, "right: from above,", "end"),
  words(216, 214, "then turned clockwise", "end"),
  words(530, 230, "left main"),
  words(150, 348, "right coronary", "middle"),
);
