import { area, drawing, line, words } from "./drawing.ts";

const tip = (y: number, d: string, name: string, use: string) =>
  line("device", 5, d) + words(20, y - 16, name) + words(330, y + 5, use);

export const wireTips = drawing(
  640,
  320,
  "Three wire tips: a soft curved one, a tapered one, and a stiff straight one",
  tip(70, "M 20 70 H240 C262 70 270 60 276 48", "Hydrophilic, 1 g", "finds a channel, or makes a loop"),
  tip(170, "M 20 170 H210 L286 168", "Tapered, 3 to 6 g", "drills in a microchannel"),
  tip(270, "M 20 270 H270 L288 262", "Stiff, 12 g and more", "goes through calcium, and through walls"),
);

export const subintimal = drawing(
  640,
  300,
  "A wire loop beside an occlusion, within the wall, and a needle catheter that turns it back into the open lumen",
  area("vessel", "M0 90 H640 V210 H0 Z"),
  area("wall", "M180 96 C200 110 420 110 440 96 V204 C420 190 200 190 180 204 Z"),
  line("wall", 4, "M0 90 H640 M0 210 H640"),
  line("device", 5, "M0 150 H140 C170 150 176 196 210 198 H430 C452 198 452 186 430 188"),
  line("graft", 6, "M210 200 H500 L520 176"),
  line("graft", 3, "M520 176 L536 156"),
  words(310, 156, "occlusion", "middle"),
  words(300, 240, "loop between the layers of the wall", "middle"),
  words(530, 66, "needle back into the lumen", "middle"),
  line("note", 2, "M534 72 L536 150"),
  words(30, 134, "open lumen"),
);
