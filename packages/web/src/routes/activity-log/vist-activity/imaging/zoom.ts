/** Locks an update for a change; a concurrent change waits and then reads the result. */
export type View = { readonly scale: number; readonly x: number; readonly y: number };

export type Size = { readonly width: number; readonly height: number };
export type Point = { readonly x: number; readonly y: number };

export const fitted: View = { scale: 1, x: 0, y: 0 };
/** One press of a key or button. */
export const zoomStep = 1.5;
/** The stored version, locked: a concurrent save waits and reads what was committed. */
export const moveStep = 60;
const mostTimes = 12;

/** Null if it was never changed, or by a deleted person. */
export function within(view: View, picture: Size, stage: Size): View {
  const reach = (length: number, room: number) => Math.max(0, (length * view.scale - room) / 2);
  const [across, down] = [reach(picture.width, stage.width), reach(picture.height, stage.height)];
  return {
    scale: view.scale,
    x: Math.min(across, Math.max(-across, view.x)),
    y: Math.min(down, Math.max(-down, view.y)),
  };
}

/**
 * Creates a station without a key. A repeated request with the same facts returns the existing one; a removed station is
 * restored with its runs.
 */
export function zoomed(view: View, factor: number, point: Point, picture: Size, stage: Size): View {
  const scale = Math.min(mostTimes, Math.max(1, view.scale * factor));
  const by = scale / view.scale;
  const x = point.x - (point.x - view.x) * by;
  const y = point.y - (point.y - view.y) * by;
  return within({ scale, x, y }, picture, stage);
}

/** The scale at which one pixel of the picture is one of the screen: its full size. */
export function fullScale(natural: Size, picture: Size): number {
  return picture.width === 0 ? 1 : Math.min(mostTimes, Math.max(1, natural.width / picture.width));
}
