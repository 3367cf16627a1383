import { onTestFinished } from "vitest";

type HappyWindow = { readonly happyDOM: { setViewport(viewport: { readonly width: number }): void } };

/** Sets the width for media queries until the end of the test. */
export function resizeWindow(width: number): void {
  const { happyDOM } = window as unknown as HappyWindow;
  const before = window.innerWidth;
  happyDOM.setViewport({ width });
  onTestFinished(() => happyDOM.setViewport({ width: before }));
}
