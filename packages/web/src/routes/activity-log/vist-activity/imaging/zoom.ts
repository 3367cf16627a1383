/**
 * The position of a picture on its stage: its scale relative to the size that fits, and the distance of its centre from the
 * stage's, in pixels.
 */
export type View = { readonly scale: number; readonly x: number; readonly y: number };

export type Size = { readonly width: number; readonly height: number };
export type Point = { readonly x: number; readonly y: number };

export const fitted: View = { scale: 1, x: 0, y: 0 };
/** The factor by which one press of a key or button zooms. */
export const zoomStep = 1.5;
/** The distance by which one press of an arrow key moves the picture, in pixels. */
export const moveStep = 60;
const maxTimes = 12;

/** Keeps the centre of the picture as near as possible to the requested one, without an empty margin inside the stage. */
export function within(view: View, picture: Size, stage: Size): View {
  const reach = (length: number, room: number) => Math.max(0, (length * view.scale - room) / 2);
  const [across, down] = [reach(picture.width, stage.width), reach(picture.height, stage.height)];
  return {
    scale: view.scale,
    x: Math.min(across, Math.max(-across, view.x)),
    y: Math.min(down, Math.max(-down, view.y)),
  };
}

/** Zooms by a factor, around `point`, which is relative to the centre of the stage. */
export function zoomed(view: View, factor: number, point: Point, picture: Size, stage: Size): View {
  const scale = Math.min(maxTimes, Math.max(1, view.scale * factor));
  const by = scale / view.scale;
  const x = point.x - (point.x - view.x) * by;
  const y = point.y - (point.y - view.y) * by;
  return within({ scale, x, y }, picture, stage);
}

/** The scale at which one pixel of the picture is one of the screen: its full size. */
export function fullScale(natural: Size, picture: Size): number {
  return picture.width === 0 ? 1 : Math.min(maxTimes, Math.max(1, natural.width / picture.width));
}
