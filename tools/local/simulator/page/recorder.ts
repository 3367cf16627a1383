import { maxRecordedSeconds, recordingPath } from "../recording.ts";

type Recording = {
  readonly runId: string;
  readonly recorder: MediaRecorder;
  readonly id: string;
  /** The time with X-ray in milliseconds, and since when there is X-ray again. */
  spent: number;
  since: number | null;
};

const types = ["video/webm;codecs=vp9", "video/webm;codecs=vp8", "video/webm"];
const chunkMs = 1000;
const bitsPerSecond = 900_000;
/** How long recording continues after the X-ray has ended, in milliseconds. */
const lingerMs = 500;

/**
 * Records the image while there is X-ray, and sends it to the simulator piece by piece, so that little is lost if the page is
 * closed. Unsupported browsers record nothing.
 */
export function openRecorder(canvas: HTMLCanvasElement, token: () => string | undefined) {
  let current: Recording | null = null;
  let pause: number | undefined;
  /** Pieces are sent one after the other. */
  let sending = Promise.resolve();

  const mimeType =
    typeof MediaRecorder === "undefined" || typeof canvas.captureStream !== "function"
      ? undefined
      : types.find((type) => MediaRecorder.isTypeSupported(type));

  const begin = (runId: string): Recording | null => {
    if (mimeType === undefined) return null;
    const stream = canvas.captureStream(15);
    const recorder = new MediaRecorder(stream, { mimeType, videoBitsPerSecond: bitsPerSecond });
    const recording: Recording = { runId, recorder, id: crypto.randomUUID(), spent: 0, since: null };
    let count = 0;
    recorder.addEventListener("dataavailable", ({ data }) => {
      if (data.size === 0) return;
      const spent = spentBy(recording);
      const path = `${recordingPath}${runId}/${recording.id}/${count}?ms=${Math.round(spent)}`;
      count += 1;
      const isLast = recorder.state === "inactive";
      sending = sending.then(() => post(isLast ? `${path}&last=1` : path, data)).catch(() => undefined);
      if (spent > maxRecordedSeconds * 1000) end();
    });
    recorder.start(chunkMs);
    return recording;
  };
  const post = async (path: string, data: Blob) => {
    const headers = { authorization: `Bearer ${token() ?? ""}`, "content-type": "video/webm" };
    // The request may outlive the page (`keepalive`), because the last piece is often sent while the page is closed.
    await fetch(path, { method: "POST", headers, body: data, keepalive: data.size < 60_000 });
  };
  const end = () => {
    window.clearTimeout(pause);
    if (current === null) return;
    count(current, false);
    if (current.recorder.state !== "inactive") current.recorder.stop();
    current = null;
  };
  let ended: string | null = null;

  return {
    /** Called with whether the person's own run has X-ray now; null if they have no run. */
    follow(runId: string | null, isOn: boolean) {
      if (current !== null && current.runId !== runId) end();
      if (runId === null || runId === ended) return;
      if (isOn) {
        window.clearTimeout(pause);
        pause = undefined;
        current ??= begin(runId);
        if (current === null) return;
        if (current.recorder.state === "paused") current.recorder.resume();
        count(current, true);
      } else if (current !== null && current.since !== null && pause === undefined) {
        const recording = current;
        pause = window.setTimeout(() => {
          pause = undefined;
          count(recording, false);
          if (recording.recorder.state !== "recording") return;
          recording.recorder.requestData();
          recording.recorder.pause();
        }, lingerMs);
      }
    },
    /** Ends the recording of a run that is over. */
    end() {
      ended = current?.runId ?? ended;
      end();
    },
  };
}

function spentBy({ spent, since }: Recording): number {
  return spent + (since === null ? 0 : performance.now() - since);
}

function count(recording: Recording, isOn: boolean): void {
  if (isOn === (recording.since !== null)) return;
  recording.spent = spentBy(recording);
  recording.since = isOn ? performance.now() : null;
}
