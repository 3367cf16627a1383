import { leaveFocusOnPicture } from "./elements.ts";

/** An action that lasts while a key, a button or a finger is held; if locked, until the next press. */
export type PressAndHold = {
  readonly button: HTMLButtonElement;
  readonly key: string;
  readonly start: () => void;
  readonly stop: () => void;
};

/** Handles press and hold; returns a function that releases everything that is held. */
export function onPressAndHold(holds: readonly PressAndHold[], isLocked: () => boolean): () => void {
  const held = new Set<PressAndHold>();
  const begin = (hold: PressAndHold) => {
    if (held.has(hold) || hold.button.disabled) return;
    held.add(hold);
    hold.start();
  };
  const end = (hold: PressAndHold) => {
    if (held.delete(hold)) hold.stop();
  };
  const toggle = (hold: PressAndHold) => (held.has(hold) ? end(hold) : begin(hold));
  const press = (hold: PressAndHold) => (isLocked() ? toggle(hold) : begin(hold));
  const release = (hold: PressAndHold) => {
    if (!isLocked()) end(hold);
  };

  for (const hold of holds) {
    const { button } = hold;
    leaveFocusOnPicture(button);
    button.addEventListener("pointerdown", (event) => {
      button.setPointerCapture(event.pointerId);
      press(hold);
    });
    for (const over of ["pointerup", "pointercancel", "lostpointercapture"])
      button.addEventListener(over, () => release(hold));
    // Enter and assistive technology cannot hold a button, so one press begins and the next ends the action.
    button.addEventListener("click", ({ detail }) => {
      if (detail === 0) toggle(hold);
    });
    button.addEventListener("contextmenu", (event) => event.preventDefault());
  }
  window.addEventListener("keydown", (event) => {
    const hold = meant(event, holds);
    if (hold === undefined) return;
    event.preventDefault();
    if (!event.repeat) press(hold);
  });
  window.addEventListener("keyup", (event) => {
    const hold = meant(event, holds);
    if (hold === undefined) return;
    event.preventDefault();
    release(hold);
  });
  const letGo = () => {
    for (const hold of held) end(hold);
  };
  // Losing the focus releases everything that is held.
  window.addEventListener("blur", () => {
    if (!isLocked()) letGo();
  });
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) letGo();
  });
  return letGo;
}

/** The action that a key holds; none if the key presses another focused button, as Space does. */
function meant(event: KeyboardEvent, holds: readonly PressAndHold[]): PressAndHold | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined;
  const { target } = event;
  const focused = holds.find(({ button }) => button === target);
  if (event.code !== "Space") return holds.find(({ key }) => key === event.code);
  if (focused !== undefined) return focused;
  return target instanceof HTMLButtonElement ? undefined : holds.find(({ key }) => key === "Space");
}
