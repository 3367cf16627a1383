/** The state of the panel beside a room's picture, which the browser remembers. */
export type DockState = {
  readonly isOpen: boolean;
  /** The panel's width beside the picture and its height below it, in percent of the room. */
  readonly width: number;
  readonly height: number;
};

export type DockSide = "width" | "height";

/** The limits of the panel's size, so that the picture always keeps more than half of the room. */
export const dockBounds = {
  width: { min: 18, max: 45, usual: 25 },
  height: { min: 20, max: 45, usual: 38 },
} as const;

export const closedDock: DockState = {
  isOpen: false,
  width: dockBounds.width.usual,
  height: dockBounds.height.usual,
};

/** The panel's state with another size, within the limits. */
export function resized(dock: DockState, side: DockSide, percent: number): DockState {
  const { min, max } = dockBounds[side];
  const size = Number.isFinite(percent) ? percent : dockBounds[side].usual;
  return { ...dock, [side]: Math.round(Math.min(max, Math.max(min, size)) * 10) / 10 };
}

/** Reads the stored state of the panel; invalid values become the defaults. */
export function readDock(text: string | null): DockState {
  try {
    const { isOpen, width, height }: Record<string, unknown> = Object(JSON.parse(text ?? "{}"));
    const known = { ...closedDock, isOpen: isOpen === true };
    return resized(resized(known, "width", Number(width)), "height", Number(height));
  } catch {
    return closedDock;
  }
}

const coarse = 5;
const fine = 2;

/** The size after a key on the panel's edge; null if the key does nothing. A key towards the picture enlarges the panel. */
export function sizeAfterKey(key: string, side: DockSide, size: number): number | null {
  const { min, max } = dockBounds[side];
  const [grow, shrink] = side === "width" ? ["ArrowLeft", "ArrowRight"] : ["ArrowUp", "ArrowDown"];
  const to = { [grow]: size + fine, [shrink]: size - fine, PageUp: size + coarse, PageDown: size - coarse };
  return { ...to, Home: min, End: max }[key] ?? null;
}
