/** How long a closing dialog may keep the focus inside itself. */
const mostFrames = 90;

/** Puts the focus on what `find` finds, as soon as no dialog holds it any more. */
export function focusWhenFree(find: () => HTMLElement | null): void {
  let frames = 0;
  const look = () => {
    frames += 1;
    const isHeld = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
    if (isHeld && frames < mostFrames) requestAnimationFrame(look);
    else requestAnimationFrame(() => find()?.focus());
  };
  requestAnimationFrame(look);
}
