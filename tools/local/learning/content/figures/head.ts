import { drawing, line, words } from "./drawing.ts";

/** An arch whose first branch leaves the deeper, the higher its type. */
function arch(x: number, depth: number, name: string): string {
  return [
    line("vessel", 26, `M${x} 300 V150 C${x} 96 ${x + 118} 96 ${x + 118} 150 V320`),
    line("vessel", 14, `M${x} ${116 + depth} C${x - 26} ${100 + depth} ${x - 30} 80 ${x - 28} 40`),
    line("vessel", 11, `M${x + 52} 108 V40`),
    line("vessel", 11, `M${x + 88} 110 C${x + 98} 80 ${x + 100} 64 ${x + 104} 40`),
    line("note", 2, `M${x - 30} 104 H${x + 150}`),
    line("note", 2, `M${x - 30} ${116 + depth} H${x + 60}`),
    words(x + 58, 348, name, "middle"),
  ].join("");
}

export const archTypes = drawing(
  640,
  360,
  "Three aortic arches: the brachiocephalic trunk leaves at the top, a little deeper, and far below the top",
  arch(60, -6, "type I"),
  arch(260, 22, "type II"),
  arch(460, 62, "type III"),
);

export const firstPass = drawing(
  640,
  300,
  "A stent retriever opened through a clot, an aspiration catheter at its face, and a balloon closing the carotid artery",
  line("vessel", 46, "M 40 240 C160 240 190 90 320 90 H620"),
  line("wall", 34, "M430 90 H498"),
  line("graft", 44, "M 96 227 L112 221"),
  line("device", 10, "M 40 240 C160 240 190 90 320 90 H420"),
  line("device", 2, "M420 90 H560"),
  line("device", 2, "M424 90 L440 76 L456 104 L472 76 L488 104 L504 76 L520 104 L536 76 L552 90"),
  line("device", 2, "M424 90 L440 104 L456 76 L472 104 L488 76 L504 104 L520 76 L536 104 L552 90"),
  words(464, 50, "clot and stent retriever", "middle"),
  line("note", 2, "M464 56 V72"),
  words(326, 150, "aspiration catheter"),
  line("note", 2, "M380 136 L410 98"),
  words(150, 268, "balloon guide catheter, inflated"),
);
