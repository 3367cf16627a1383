import { replayIntegration } from "@sentry/browser";

/**
 * Buffers the last minute of the page for a tenth of the sessions, and sends it with an error (G.027): texts, inputs and images
 * are masked. It is not compressed, so that the portal can check it before forwarding.
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
