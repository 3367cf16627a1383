import { onTestFinished } from "vitest";

type HappyWindow = { readonly happyDOM: { setViewport(viewport: { readonly width: number }): void } };

/** The width that media queries are told, until the test has finished. */
export function resizeWindow(width: number): void {
  const { happyDOM } = window as unknown as HappyWindow;
  const before = window.innerWidth;
  happyDOM.setViewport({ width });
  onTestFinished(() => happyDOM.setViewport({ width: before }));
}
