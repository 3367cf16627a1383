/** How long a closing dialog may keep the focus inside itself, or the place for the focus be on its way. */
const mostFrames = 300;

/** Puts the focus on what `find` finds, as soon as it is there and no dialog holds the focus any more. */
export function focusWhenFree(find: () => HTMLElement | null): void {
  let frames = 0;
  const focusIfFree = () => {
    frames += 1;
    const isHeld = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
    if (!isHeld && find() !== null) requestAnimationFrame(() => find()?.focus());
    else if (frames < mostFrames) requestAnimationFrame(focusIfFree);
  };
  requestAnimationFrame(focusIfFree);
}
