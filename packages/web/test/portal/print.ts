import { onTestFinished } from "vitest";

/** The page becomes one for paper until the end of the test, as while a browser prints it. */
export function print(): void {
  const change = (type: string) => {
    const { settings } = (window as unknown as { happyDOM: { settings: { device: { mediaType: string } } } })
      .happyDOM;
    settings.device.mediaType = type;
    // The event target to which happy-dom's media query lists listen.
    window.dispatchEvent(new Event("resize"));
  };
  change("print");
  onTestFinished(() => change("screen"));
}
