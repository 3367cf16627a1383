import { bow, type Chance, disc, type Mark, type Point, ring, stroke } from "./mark.ts";

/** The fan of an ultrasound probe: speckle, two vessels that stay clear, and a needle on its way. */
export function ultrasound(chance: Chance): Mark[] {
  const [cx, cy] = [8, -1.4];
  const lumens = [
    { x: 6.6 + chance(), y: 4.6, radius: 0.95 },
    { x: 9.2 + chance(), y: 5.2, radius: 1.25 },
  ];
  const marks: Mark[] = [];
  for (let tries = 0; tries < 5200; tries += 1) {
    const angle = Math.PI / 2 + (chance() - 0.5) * 1.35;
    const depth = 2 + 8 * Math.sqrt(chance());
    const [x, y] = [cx + depth * Math.cos(angle), cy + depth * Math.sin(angle)];
    const isClear = lumens.some((lumen) => Math.hypot(x - lumen.x, y - lumen.y) < lumen.radius);
    if (!isClear) marks.push({ x, y, radius: 0.035 + 0.05 * chance(), ink: 0.25 + 0.5 * chance() });
  }
  for (const { x, y, radius } of lumens) marks.push(...ring([x, y], radius, 0.07, 0.85));
  const target = lumens[0] ?? { x: 7, y: 4 };
  return [
    ...marks,
    ...stroke(
      [
        [2.6, 0.4],
        [target.x - 0.2, target.y - 0.1],
      ],
      0.07,
      1,
    ),
  ];
}

/** A spine in the fluoroscope, and a catheter that is turned in front of it. */
export function fluoroscopy(chance: Chance): Mark[] {
  const marks: Mark[] = [];
  for (let y = -0.2; y < 9.4; y += 1.75) {
    marks.push(
      ...stroke(
        [
          [7.1, y],
          [8.9, y],
        ],
        0.62,
        0.3,
      ),
      ...stroke(
        [
          [5.6, y + 0.2],
          [10.4, y + 0.2],
        ],
        0.16,
        0.3,
      ),
    );
    for (const side of [-1, 1]) {
      marks.push(
        ...bow(
          [
            [8 + side * 1.6, y],
            [8 + side * 4.6, y - 0.6],
            [8 + side * 7.6, y + 1.6],
          ],
          0.17,
          0.24,
        ),
      );
    }
  }
  const turn = 1 + chance();
  marks.push(
    ...bow(
      [
        [9.4, 9.4],
        [9, 5],
        [8.6, 0.6],
        [6, 0.4],
        [6.2, 3.4 + turn],
        [8.1, 3.4],
      ],
      0.1,
      0.97,
    ),
  );
  return [
    ...marks,
    ...bow(
      [
        [8.1, 3.4],
        [9.6, 3.3],
        [11.4, 2.4],
        [12.6 + chance(), 3.2],
      ],
      0.045,
      0.9,
    ),
  ];
}

/** A hand as the image intensifier shows it, with the artery at the wrist. */
export function hand(chance: Chance): Mark[] {
  const marks = [
    ...stroke(
      [
        [6.6, 9.4],
        [6.9, 7.3],
      ],
      0.55,
      0.4,
    ),
    ...stroke(
      [
        [9, 9.4],
        [8.7, 7.4],
      ],
      0.42,
      0.4,
    ),
  ];
  for (let at = 0; at < 8; at += 1) {
    marks.push(...disc([6.7 + (at % 4) * 0.68, 6.75 - Math.floor(at / 4) * 0.55], 0.36, 0.46));
  }
  const fingers = [
    [-1.15, 0.62, 5.9],
    [-0.42, 1, 5.1],
    [-0.08, 1.08, 5],
    [0.24, 1, 5.1],
    [0.58, 0.86, 5.3],
  ] as const;
  for (const [lean, size, y] of fingers) {
    let [x, base]: [number, number] = [7.75 + lean * 1.5, y];
    for (const length of [1.5, 0.95, 0.65, 0.45]) {
      const next: [number, number] = [x + lean * length * size * 0.75, base - length * size];
      marks.push(...stroke([[x, base], next], 0.2 * size + 0.02, 0.46));
      [x, base] = [next[0] + lean * 0.16, next[1] - 0.16];
    }
  }
  return [
    ...marks,
    ...bow(
      [
        [5.4, 9.4],
        [5.9, 8],
        [5.6 + chance() * 0.4, 6.9],
        [6.6, 5.9],
        [8.2, 5.5],
      ],
      0.12,
      0.97,
    ),
  ];
}

/** A filter in the vena cava, its legs spread. */
export function filter(chance: Chance): Mark[] {
  const x = 8 + (chance() - 0.5) * 2;
  const marks = stroke(
    [
      [x, -0.4],
      [x, 9.4],
    ],
    1.75,
    0.33,
  );
  for (const side of [-1, 1])
    marks.push(
      ...bow(
        [
          [x, 1.6],
          [x + side * 2.4, 1.3],
          [x + side * 5, 0.2 + chance()],
        ],
        0.5,
        0.33,
      ),
    );
  const tip: Point = [x, 3];
  for (let leg = -3; leg <= 3; leg += 1)
    marks.push(...bow([tip, [x + leg * 0.18, 4.4], [x + leg * 0.52, 6.6]], 0.055, 0.97));
  return [...marks, ...disc(tip, 0.16, 1)];
}
