/** The speed of a hand, and the interval at which it is sent. */
const advanceASecond = 130;
const rotateASecond = 150;
const tellEveryMs = 33;

type Direction = "push" | "pull" | "left" | "right";

const keys: Readonly<Record<string, Direction>> = {
  ArrowUp: "push",
  ArrowDown: "pull",
  ArrowLeft: "left",
  ArrowRight: "right",
  KeyW: "push",
  KeyS: "pull",
  KeyA: "left",
  KeyD: "right",
};

export type Steer = (advance: number, rotate: number) => void;

/** Turns keys, buttons and dragging into movements of the wire. Nothing is sent while nothing is pressed. */
export function listenToHands(canvas: HTMLCanvasElement, buttons: HTMLElement, steer: Steer): void {
  const held = new Set<Direction>();
  let timer: number | undefined;
  const sendSteering = () => {
    const amount = (forward: Direction, back: Direction) =>
      Number(held.has(forward)) - Number(held.has(back));
    const seconds = tellEveryMs / 1000;
    steer(
      amount("push", "pull") * advanceASecond * seconds,
      amount("right", "left") * rotateASecond * seconds,
    );
  };
  const hold = (direction: Direction) => {
    if (held.has(direction)) return;
    held.add(direction);
    sendSteering();
    timer ??= window.setInterval(sendSteering, tellEveryMs);
  };
  const release = (direction?: Direction) => {
    if (direction === undefined) held.clear();
    else held.delete(direction);
    if (held.size > 0) return;
    window.clearInterval(timer);
    timer = undefined;
  };

  window.addEventListener("keydown", (event) => {
    const direction = keys[event.code];
    if (direction === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    hold(direction);
  });
  window.addEventListener("keyup", ({ code }) => {
    const direction = keys[code];
    if (direction !== undefined) release(direction);
  });
  // Losing the focus releases everything that is held.
  window.addEventListener("blur", () => release());

  for (const button of buttons.querySelectorAll<HTMLButtonElement>("button[data-steer]")) {
    const direction = button.dataset.steer as Direction;
    button.addEventListener("pointerdown", (event) => {
      button.setPointerCapture(event.pointerId);
      hold(direction);
    });
    for (const end of ["pointerup", "pointercancel", "lostpointercapture"])
      button.addEventListener(end, () => release(direction));
    // A press by keyboard or assistive technology is a short one.
    button.addEventListener("click", (event) => {
      if (event.detail !== 0) return;
      hold(direction);
      release(direction);
    });
  }

  let last: PointerEvent | undefined;
  canvas.addEventListener("pointerdown", (event) => {
    canvas.setPointerCapture(event.pointerId);
    last = event;
  });
  canvas.addEventListener("pointermove", (event) => {
    if (last === undefined) return;
    const bounded = (value: number, most: number) => Math.max(-most, Math.min(most, value));
    steer(
      bounded((last.clientY - event.clientY) * 1.5, 40),
      bounded((event.clientX - last.clientX) * 1.5, 90),
    );
    last = event;
  });
  for (const end of ["pointerup", "pointercancel", "lostpointercapture"])
    canvas.addEventListener(end, () => {
      last = undefined;
    });
}
