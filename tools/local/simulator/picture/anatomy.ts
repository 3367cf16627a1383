import { dice, type Point, type VesselTree } from "../vessels.ts";

/** A part of the body that absorbs more or less X-ray than its surroundings. */
export type Shadow = {
  readonly points: readonly Point[];
  /** The width of a line; a shape without it is filled. */
  readonly width?: number;
  /** How much darker the part is, from 0 to 1; negative if it is lighter, like air. */
  readonly dark: number;
  readonly soft: number;
};

/** Parses points in SVG's format: `x,y x,y`. */
const path = (points: string): readonly Point[] =>
  points.split(" ").map((point): Point => {
    const [x = 0, y = 0] = point.split(",").map(Number);
    return [x, y];
  });
const area = (points: readonly Point[], dark: number, soft = 6): Shadow => ({ points, dark, soft });
const line = (points: readonly Point[], width: number, dark: number, soft = 3): Shadow => ({
  points,
  width,
  dark,
  soft,
});
const ellipse = ([x, y]: Point, rx: number, ry: number, from = 0, to = 360): readonly Point[] =>
  Array.from({ length: 37 }, (_, at): Point => {
    const angle = ((from + ((to - from) * at) / 36) * Math.PI) / 180;
    return [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry];
  });

/** A long bone, whose hard outside is darker than its inside. */
function bone(points: readonly Point[], width: number): readonly Shadow[] {
  return [line(points, width, 0.2, 4), line(points, width * 0.62, -0.1, 6)];
}

function spine(x: number, size: number, lean = 0): readonly Shadow[] {
  const bodies = Array.from({ length: Math.ceil(1100 / size) }, (_, at): readonly Shadow[] => {
    const [top, middle] = [at * size - 40, x + lean * at];
    const half = size * 0.52;
    const body: readonly Point[] = [
      [middle - half, top + size * 0.1],
      [middle + half, top + size * 0.1],
      [middle + half * 0.86, top + size * 0.46],
      [middle + half, top + size * 0.82],
      [middle - half, top + size * 0.82],
      [middle - half * 0.86, top + size * 0.46],
    ];
    const pedicle = (side: number) =>
      ellipse([middle + side * half * 0.6, top + size * 0.36], size * 0.1, size * 0.15);
    const spinous = line(
      [
        [middle, top + size * 0.5],
        [middle, top + size * 0.92],
      ],
      size * 0.1,
      0.09,
    );
    return [area(body, 0.17), line(pedicle(-1), 7, 0.12), line(pedicle(1), 7, 0.12), spinous];
  });
  return bodies.flat();
}

function ribs(x: number, count: number, from: number, every: number): readonly Shadow[] {
  return Array.from({ length: count }, (_, at) => at).flatMap((at) =>
    [-1, 1].flatMap((side) => {
      const y = from + at * every;
      const points = Array.from({ length: 12 }, (__, step): Point => {
        const along = step / 11;
        return [x + side * (50 + 480 * along), y - 40 * Math.sin(along * 2.2) + 170 * along * along];
      });
      return bone(points, 30);
    }),
  );
}

function gas(random: () => number, count: number, top: number): readonly Shadow[] {
  return Array.from({ length: count }, () =>
    area(
      ellipse([80 + random() * 840, top + random() * (960 - top)], 30 + random() * 70, 22 + random() * 40),
      -0.07,
      16,
    ),
  );
}

function aorta(random: () => number): readonly Shadow[] {
  return [
    area(ellipse([140, 150], 330, 250), 0.1, 40),
    ...gas(random, 7, 420),
    ...spine(520, 122),
    ...ribs(520, 3, -30, 130),
    ...[-1, 1].map((side) => area(ellipse([520 + side * 420, 980], 300, 190), 0.12, 10)),
  ];
}

function head(random: () => number): readonly Shadow[] {
  const tilt = random() * 30 - 15;
  return [
    area(ellipse([520 + tilt, 330], 430, 370), 0.11, 26),
    line(ellipse([520 + tilt, 330], 436, 376), 24, 0.2, 4),
    line(path("190,470 340,520 470,505 560,560 760,545 900,500"), 34, 0.16, 8),
    ...[-1, 1].map((side) => line(ellipse([520 + tilt + side * 150, 425], 92, 76), 12, 0.13, 4)),
    ...[-1, 1].map((side) => area(ellipse([520 + side * 250, 560], 70, 52), 0.16, 10)),
    line(path("250,600 300,740 430,835 540,850 660,830 770,730 810,600"), 46, 0.15, 6),
    ...Array.from({ length: 9 }, (_, at) =>
      area(ellipse([400 + at * 32, 760 + Math.abs(4 - at) * -6], 13, 26), 0.18, 3),
    ),
    ...spine(535, 76, 2).slice(32),
    area(ellipse([500, 780], 34, 260), -0.08, 18),
  ];
}

function heart(random: () => number): readonly Shadow[] {
  return [
    area(ellipse([170, 420], 240, 430), -0.12, 40),
    area(ellipse([900, 330], 200, 380), -0.12, 40),
    ...spine(700, 108),
    ...ribs(700, 7, -120, 128),
    area(ellipse([470 + random() * 40, 560], 330, 300), 0.13, 36),
    area(path("-20,1020 -20,900 240,830 520,860 760,900 1020,850 1020,1020"), 0.2, 22),
  ];
}

function pelvis(random: () => number): readonly Shadow[] {
  return [
    ...spine(500, 128).slice(0, 12),
    area(path("380,330 620,330 570,560 500,650 430,560"), 0.16, 8),
    ...[-1, 1].flatMap((side): readonly Shadow[] => {
      const x = (from: number): number => 500 + side * from;
      return [
        area(
          path(`${x(120)},350 ${x(260)},210 ${x(430)},240 ${x(440)},430 ${x(300)},600 ${x(170)},560`),
          0.14,
          7,
        ),
        line(path(`${x(120)},350 ${x(260)},210 ${x(430)},240 ${x(440)},430`), 18, 0.13),
        area(ellipse([x(330), 690], 86, 86), 0.17, 5),
        line(ellipse([x(330), 690], 100, 100, 150, 400), 12, 0.13),
        ...bone(path(`${x(380)},740 ${x(440)},830 ${x(430)},1020`), 110),
        line(ellipse([x(140), 800], 92, 74), 36, 0.17, 5),
      ];
    }),
    ...gas(random, 5, 250),
  ];
}

function leg(random: () => number): readonly Shadow[] {
  const x = 560 + random() * 40;
  return [
    area(path("230,-20 850,-20 800,420 770,620 730,1020 330,1020 290,620 260,420"), 0.09, 30),
    ...bone(path(`${x + 20},-40 ${x},200 ${x - 10},430`), 92),
    area(path(`${x - 90},420 ${x + 80},420 ${x + 100},500 ${x - 110},500`), 0.16, 8),
    area(ellipse([x - 6, 452], 54, 46), 0.12, 5),
    area(path(`${x - 108},522 ${x + 96},522 ${x + 70},600 ${x - 60},610`), 0.16, 8),
    ...bone(path(`${x - 10},560 ${x - 20},800 ${x - 22},1040`), 78),
    ...bone(path(`${x + 92},570 ${x + 88},800 ${x + 74},1040`), 32),
  ];
}

const regions: Readonly<Record<string, (random: () => number) => readonly Shadow[]>> = {
  Aorta: aorta,
  "Neck and head": head,
  Heart: heart,
  Pelvis: pelvis,
  Leg: leg,
};

/** The surroundings of the vessels in the image: bones, air and soft tissue, always the same for the same case. */
export function getAnatomy({ region, branches }: VesselTree): readonly Shadow[] {
  const [x = 0, y = 0] = branches[0]?.points.at(-1) ?? [];
  return (regions[region] ?? leg)(dice(`${region} ${x} ${y}`));
}
