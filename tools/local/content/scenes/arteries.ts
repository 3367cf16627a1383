import { bow, type Chance, disc, type Mark, type Point, stroke } from "./mark.ts";

/** The abdominal aorta with an aneurysm, its branches, and the struts of an endograft in it. */
export function aorta(chance: Chance): Mark[] {
  const x = 7 + 2 * chance();
  const lean = chance() - 0.5;
  const marks: Mark[] = [];
  for (let at = 0; at <= 120; at += 1) {
    const y = (at / 120) * 6.4;
    const bulge = 1.25 * Math.exp(-(((y - 4.1) / 1.05) ** 2));
    marks.push({ x: x + lean * Math.sin(y), y, radius: 0.62 + bulge, ink: 0.42 });
  }
  for (const side of [-1, 1]) {
    marks.push(
      ...bow(
        [
          [x, 1.7],
          [x + side * 1.4, 1.5],
          [x + side * 3.2, 2.1 + chance()],
        ],
        0.26,
        0.42,
      ),
    );
    marks.push(
      ...bow(
        [
          [x, 5.9],
          [x + side * 0.9, 7.2],
          [x + side * 2.1, 9.3],
        ],
        0.46,
        0.42,
      ),
    );
  }
  for (let y = 2.2; y < 6; y += 0.55) {
    const zigzag = Array.from(
      { length: 7 },
      (_, at): Point => [x + lean * Math.sin(y) - 0.6 + at * 0.2, y + (at % 2) * 0.42],
    );
    marks.push(...stroke(zigzag, 0.055, 0.95));
  }
  return marks;
}

/** The aortic arch with its three vessels, and a catheter that has been up one of them. */
export function arch(chance: Chance): Mark[] {
  const steep = chance();
  const marks = bow(
    [
      [4.4, 9.2],
      [4.2, 1.2 + steep],
      [9.4, 0.6],
      [10.6, 3.6],
      [10.4, 9.2],
    ],
    0.85,
    0.4,
  );
  for (const [x, y, lean] of [
    [5.9, 3.4 + steep * 0.6, -1.3],
    [7.4, 2.9 + steep * 0.4, -0.1],
    [8.8, 3, 1],
  ] as const) {
    marks.push(
      ...bow(
        [
          [x, y],
          [x + lean * 0.3, 1.4],
          [x + lean, -0.3],
        ],
        0.34,
        0.4,
      ),
    );
  }
  const catheter: Point[] = [
    [10.4, 9.2],
    [10.7, 3.2],
    [8.6, 1.9],
    [7.2, 3.6],
    [7.3, 1.2],
  ];
  return [...marks, ...bow(catheter, 0.09, 0.97)];
}

/** A narrowed artery, a wire through it and a balloon that opens it. */
export function balloon(chance: Chance): Mark[] {
  const tilt = 0.35 * (chance() - 0.5);
  const along = (x: number): Point => [x, 4.6 + tilt * (x - 8) + 0.3 * Math.sin(x / 2)];
  const marks: Mark[] = [];
  for (let x = -0.4; x <= 16.4; x += 0.06) {
    const narrow = 0.95 * Math.exp(-(((x - 9) / 1.3) ** 2));
    const [px, py] = along(x);
    marks.push({ x: px, y: py, radius: 1.25 - narrow, ink: 0.38 });
    if (Math.abs(x - 9) < 1.9)
      marks.push({ x: px, y: py, radius: 0.5 * (1 - ((x - 9) / 2) ** 4) + 0.12, ink: 0.68 });
  }
  const wire = Array.from({ length: 110 }, (_, at) => along(at * 0.13));
  marks.push(...stroke(wire, 0.06, 0.97), ...disc(along(7.4), 0.13, 1), ...disc(along(10.6), 0.13, 1));
  return [...marks, ...bow([along(5), [4.6, 1.4], [1.4 + chance(), -0.4]], 0.42, 0.38)];
}

/** An aneurysm beside its artery, filled with coils. */
export function coils(chance: Chance): Mark[] {
  const [cx, cy] = [8.6 + chance(), 3.1];
  const marks = bow(
    [
      [-0.4, 7.4],
      [4, 6.6],
      [8, 4.9],
      [12, 6.2],
      [16.4, 4.4],
    ],
    0.62,
    0.42,
  );
  marks.push(
    ...bow(
      [
        [11.4, 5.7],
        [13, 7.2],
        [14.4, 9.4],
      ],
      0.42,
      0.42,
    ),
    ...disc([cx, cy], 1.75, 0.42),
  );
  let angle = 0;
  const loops = Array.from({ length: 210 }, (): Point => {
    angle += 0.33 + 0.1 * chance();
    const radius = 0.35 + 1.05 * Math.abs(Math.sin(angle * 0.37));
    return [cx + radius * Math.cos(angle), cy + radius * 0.92 * Math.sin(angle * 1.13)];
  });
  return [...marks, ...stroke(loops, 0.05, 0.95)];
}
