import { filePurposes } from "@cathedra/domain/files";

const { maxBytes, maxSide } = filePurposes.feedback_screenshot;
/** The longer side in pixels to which a screenshot is scaled, large enough to read its content. */
const usualSide = 1_920;

/** A covered area of the picture, in fractions from 0 to 1. */
export type Area = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** Whether this browser can take a screenshot of a page without other tools. */
export function canTakeScreenshot(): boolean {
  return typeof navigator.mediaDevices?.getDisplayMedia === "function";
}

/**
 * Takes a screenshot of this tab, or of what the person chooses to share. Rejects if they decline. The dialog that contains
 * `inside` is hidden, because the report is about the page below.
 */
export async function takeScreenshot(inside: Element | null): Promise<HTMLCanvasElement> {
  const options = { video: { displaySurface: "browser" }, audio: false, preferCurrentTab: true };
  const stream = await navigator.mediaDevices.getDisplayMedia(options);
  try {
    const video = document.createElement("video");
    video.srcObject = stream;
    video.muted = true;
    await video.play();
    return await withoutDialog(inside, async () => {
      // Waits until the browser's own dialog has faded away.
      await new Promise((resolve) => setTimeout(resolve, 400));
      return drawn(video, video.videoWidth, video.videoHeight);
    });
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}

/** The dialog is made transparent and not removed, so that the focus stays where it is. */
async function withoutDialog<T>(inside: Element | null, act: () => Promise<T>): Promise<T> {
  let layer = inside;
  while (layer?.parentElement != null && layer.parentElement !== document.body) layer = layer.parentElement;
  if (!(layer instanceof HTMLElement)) return act();
  const before = layer.style.opacity;
  layer.style.opacity = "0";
  try {
    return await act();
  } finally {
    layer.style.opacity = before;
  }
}

/** Reads a picture that someone chose or pasted; rejects if the browser cannot show it. */
export async function readPicture(file: Blob): Promise<HTMLCanvasElement> {
  const bitmap = await createImageBitmap(file);
  try {
    return drawn(bitmap, bitmap.width, bitmap.height);
  } finally {
    bitmap.close();
  }
}

function drawn(from: CanvasImageSource, width: number, height: number): HTMLCanvasElement {
  const scale = Math.min(1, usualSide / Math.max(width, height, 1));
  const canvas = document.createElement("canvas");
  canvas.width = Math.min(maxSide, Math.max(1, Math.round(width * scale)));
  canvas.height = Math.min(maxSide, Math.max(1, Math.round(height * scale)));
  canvas.getContext("2d")?.drawImage(from, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** The screenshot as it is sent: covered areas are removed for good, and it is scaled down if it is too large. */
export async function pictureToSend(canvas: HTMLCanvasElement, hidden: readonly Area[]): Promise<Blob> {
  let from = withBlack(canvas, hidden);
  for (;;) {
    const picture = await new Promise<Blob | null>((resolve) => from.toBlob(resolve, "image/png"));
    if (picture === null) throw new Error("the picture could not be written");
    if (picture.size <= maxBytes || from.width < 100) return picture;
    const smaller = document.createElement("canvas");
    smaller.width = Math.round(from.width * 0.7);
    smaller.height = Math.round(from.height * 0.7);
    smaller.getContext("2d")?.drawImage(from, 0, 0, smaller.width, smaller.height);
    from = smaller;
  }
}

function withBlack(from: HTMLCanvasElement, hidden: readonly Area[]): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = from.width;
  canvas.height = from.height;
  const context = canvas.getContext("2d");
  context?.drawImage(from, 0, 0);
  for (const { x, y, width, height } of hidden)
    context?.fillRect(x * canvas.width, y * canvas.height, width * canvas.width, height * canvas.height);
  return canvas;
}
