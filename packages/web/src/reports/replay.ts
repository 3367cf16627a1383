import { replayIntegration } from "@sentry/browser";

/**
 * Holds the last minute of what was on show ready, for a tenth of the sessions, and sends it with an error (G.027): texts,
 * inputs and pictures masked. It is not packed, so that the portal can look at it once more before it leaves.
 */
export function replay() {
  return replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    maskAttributes: [
      "title",
      "placeholder",
      "aria-label",
      "aria-description",
      "alt",
      "label",
      "value",
      "href",
      "src",
    ],
    networkDetailAllowUrls: [],
    networkCaptureBodies: false,
    useCompression: false,
  });
}
