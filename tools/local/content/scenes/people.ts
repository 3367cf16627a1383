import { bow, type Chance, disc, type Mark, ring, stroke } from "./mark.ts";

/** Bars that fall month by month, and the line of what was aimed at. */
export function bars(chance: Chance): Mark[] {
  const marks = stroke(
    [
      [1.8, 7.9],
      [14.4, 7.9],
    ],
    0.05,
    0.8,
  );
  for (let at = 0; at < 8; at += 1) {
    const height = 5.4 * 0.84 ** at + 0.9 * chance();
    const x = 2.7 + at * 1.5;
    marks.push(
      ...stroke(
        [
          [x, 7.6],
          [x, 7.6 - height],
        ],
        0.42,
        at === 7 ? 0.9 : 0.42,
      ),
    );
  }
  for (let x = 1.8; x < 14.4; x += 0.6)
    marks.push(
      ...stroke(
        [
          [x, 5.6],
          [x + 0.3, 5.6],
        ],
        0.045,
        0.9,
      ),
    );
  return marks;
}

/** The cases of a first year as dots, and the curve that they make. */
export function curve(chance: Chance): Mark[] {
  const marks = [
    ...stroke(
      [
        [1.8, 7.9],
        [14.4, 7.9],
      ],
      0.05,
      0.8,
    ),
    ...stroke(
      [
        [1.8, 7.9],
        [1.8, 1],
      ],
      0.05,
      0.8,
    ),
  ];
  const height = (x: number) => 7.2 - 5.2 * (1 - Math.exp(-(x - 1.8) / 4));
  for (let at = 0; at < 90; at += 1) {
    const x = 2.2 + chance() * 12;
    marks.push(...disc([x, height(x) + (chance() - 0.5) * (2.6 - x * 0.11)], 0.1, 0.45));
  }
  const line = Array.from({ length: 60 }, (_, at) => [2 + at * 0.205, height(2 + at * 0.205)] as const);
  return [...marks, ...stroke(line, 0.09, 0.95)];
}

/** A team around the table, seen from above. */
export function team(chance: Chance): Mark[] {
  const marks = [
    ...stroke(
      [
        [3, 4.6],
        [12.6, 4.6],
      ],
      0.95,
      0.22,
    ),
    ...disc([3.2, 4.6], 0.62, 0.5),
  ];
  marks.push(
    ...stroke(
      [
        [4.4, 4.6],
        [9, 4.6],
      ],
      0.6,
      0.4,
    ),
  );
  const places = [
    [5.6, 6.6],
    [7.4, 6.8],
    [9.4, 6.5],
    [2.6, 2.4],
    [7.8, 2.4],
    [12.6, 2.1],
  ] as const;
  for (const [x, y] of places) {
    const [px, py] = [x + (chance() - 0.5) * 0.8, y + (chance() - 0.5) * 0.4];
    const toTable = py > 4.6 ? -1 : 1;
    marks.push(
      ...bow(
        [
          [px - 0.75, py + toTable * 0.5],
          [px, py - toTable * 0.25],
          [px + 0.75, py + toTable * 0.5],
        ],
        0.27,
        0.62,
      ),
    );
    marks.push(...disc([px, py], 0.36, 0.92));
  }
  return [
    ...marks,
    ...bow(
      [
        [11.4, 0.2],
        [14.6, 2.6],
        [14.6, 6.6],
        [11.4, 9],
      ],
      0.3,
      0.34,
    ),
  ];
}

/** A dose that is read off: a dial with its hand. */
export function dial(chance: Chance): Mark[] {
  const marks = ring([8, 6.4], 4.6, 0.09, 0.5).filter(({ y }) => y < 6.6);
  for (let at = 0; at <= 10; at += 1) {
    const angle = Math.PI + (Math.PI * at) / 10;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const inner = at % 5 === 0 ? 3.6 : 4;
    marks.push(
      ...stroke(
        [
          [8 + inner * c, 6.4 + inner * s],
          [8 + 4.4 * c, 6.4 + 4.4 * s],
        ],
        0.07,
        0.75,
      ),
    );
  }
  const angle = Math.PI * (1.15 + 0.5 * chance());
  const hand = stroke(
    [
      [8, 6.4],
      [8 + 3.5 * Math.cos(angle), 6.4 + 3.5 * Math.sin(angle)],
    ],
    0.1,
    0.97,
  );
  return [...marks, ...hand, ...disc([8, 6.4], 0.3, 0.97)];
}
