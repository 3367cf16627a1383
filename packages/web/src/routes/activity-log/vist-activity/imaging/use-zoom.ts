import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { fitted, fullScale, type Point, within, zoomed } from "./zoom.ts";

const middle: Point = { x: 0, y: 0 };

/** Zooms and moves a picture: by the wheel at the pointer, by two fingers between them, and by dragging. */
export function useZoom() {
  const stageRef = useRef<HTMLDivElement>(null);
  const pictureRef = useRef<HTMLImageElement>(null);
  const fingers = useRef(new Map<number, Point>());
  const [view, setView] = useState(fitted);

  /** The sizes of picture and stage in the layout, without the zoom. */
  function sizes() {
    const [stage, picture] = [stageRef.current, pictureRef.current];
    return {
      stage: { width: stage?.clientWidth ?? 0, height: stage?.clientHeight ?? 0 },
      picture: { width: picture?.offsetWidth ?? 0, height: picture?.offsetHeight ?? 0 },
      natural: { width: picture?.naturalWidth ?? 0, height: picture?.naturalHeight ?? 0 },
    };
  }
  const by = (factor: number, point: Point = middle) =>
    setView((now) => zoomed(now, factor, point, sizes().picture, sizes().stage));
  /** Moves the picture, but not beyond its edges. */
  const move = (right: number, down: number) =>
    setView((now) => {
      const { picture, stage } = sizes();
      return within({ scale: now.scale, x: now.x + right, y: now.y + down }, picture, stage);
    });
  const full = () =>
    setView((now) => {
      const { stage, picture, natural } = sizes();
      return zoomed(now, fullScale(natural, picture) / now.scale, middle, picture, stage);
    });

  /** The pointer's position relative to the centre of the stage. */
  function getPoint({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point {
    const box = stageRef.current?.getBoundingClientRect();
    if (box === undefined) return middle;
    return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
  }

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    by(Math.exp(-event.deltaY / (event.ctrlKey ? 100 : 400)), getPoint(event));
  });
  useEffect(() => {
    const stage = stageRef.current;
    const listener = (event: WheelEvent) => onWheel(event);
    // React's listeners are passive here and could not prevent the page from scrolling, so the listener is added directly.
    stage?.addEventListener("wheel", listener, { passive: false });
    return () => stage?.removeEventListener("wheel", listener);
  }, []);

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, getPoint(event));
  }
  function onPointerMove(event: PointerEvent<HTMLDivElement>) {
    const before = fingers.current.get(event.pointerId);
    if (before === undefined) return;
    const now = getPoint(event);
    fingers.current.set(event.pointerId, now);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (other === undefined) {
      move(now.x - before.x, now.y - before.y);
    } else {
      const [was, is] = [distance(before, other), distance(now, other)];
      if (was > 0) by(is / was, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    }
  }
  const onPointerUp = (event: PointerEvent<HTMLDivElement>) => void fingers.current.delete(event.pointerId);

  return {
    view,
    stageRef,
    pictureRef,
    by,
    move,
    full,
    fit: () => setView(fitted),
    pointers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
  };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
