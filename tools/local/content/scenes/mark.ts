/** A soft dot of a picture 16 wide and 9 high, from the top left; `ink` 0 to 1, of which the darkest one counts. */
export type Mark = { readonly x: number; readonly y: number; readonly radius: number; readonly ink: number };

export type Point = readonly [x: number, y: number];

/** Numbers from 0 to 1, the same for the same picture. */
export type Chance = () => number;

const step = 0.04;

/** A stroke through the points, round at its ends. */
export function stroke(points: readonly Point[], radius: number, ink: number): Mark[] {
  return points.flatMap((from, index) => {
    const to = points[index + 1];
    return to === undefined ? [] : straight(from, to, radius, ink);
  });
}

/** The same along a smooth line, which the points pull (a Bézier curve of any degree). */
export function bow(points: readonly Point[], radius: number, ink: number): Mark[] {
  const steps = 60;
  const along = Array.from({ length: steps + 1 }, (_, at) => bezier(points, at / steps));
  return stroke(along, radius, ink);
}

export function disc([x, y]: Point, radius: number, ink: number): Mark[] {
  return [{ x, y, radius, ink }];
}

export function ring([x, y]: Point, radius: number, width: number, ink: number): Mark[] {
  const steps = Math.ceil((2 * Math.PI * radius) / step);
  return Array.from({ length: steps }, (_, at) => {
    const angle = (2 * Math.PI * at) / steps;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle), radius: width, ink };
  });
}

function straight([x0, y0]: Point, [x1, y1]: Point, radius: number, ink: number): Mark[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(x1 - x0, y1 - y0) / Math.max(step, radius / 3)));
  return Array.from({ length: steps + 1 }, (_, at) => {
    const part = at / steps;
    return { x: x0 + (x1 - x0) * part, y: y0 + (y1 - y0) * part, radius, ink };
  });
}

function bezier(points: readonly Point[], part: number): Point {
  if (points.length <= 1) return points[0] ?? [0, 0];
  const nearer = points.slice(1).map(([x, y], index): Point => {
    const [x0, y0] = points[index] ?? [0, 0];
    return [x0 + (x - x0) * part, y0 + (y - y0) * part];
  });
  return bezier(nearer, part);
}
