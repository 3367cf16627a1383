/** How a picture lies on its stage: how much larger than it fits, and how far its middle is from the stage's, in pixels. */
export type View = { readonly scale: number; readonly x: number; readonly y: number };

export type Size = { readonly width: number; readonly height: number };
export type Point = { readonly x: number; readonly y: number };

export const fitted: View = { scale: 1, x: 0, y: 0 };
/** One press of a key or button. */
export const zoomStep = 1.5;
/** How far one press of an arrow goes, in pixels. */
export const moveStep = 60;
const mostTimes = 12;

/** So that the middle of the picture stays as near as it can, and no edge of it is further in than the stage's. */
export function within(view: View, picture: Size, stage: Size): View {
  const reach = (length: number, room: number) => Math.max(0, (length * view.scale - room) / 2);
  const [across, down] = [reach(picture.width, stage.width), reach(picture.height, stage.height)];
  return {
    scale: view.scale,
    x: Math.min(across, Math.max(-across, view.x)),
    y: Math.min(down, Math.max(-down, view.y)),
  };
}

/** Larger or smaller by a factor; what is at `point`, seen from the middle of the stage, stays there. */
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
