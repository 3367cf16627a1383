import { useRevalidator } from "react-router";
import { usePoll } from "../../../features/poll/use-poll.ts";

/** While thumbnails are being drawn. */
const drawingMs = 3_000;
/** Links live ten minutes at least: whoever has the page open has some that are good. */
const renewalMs = 8 * 60_000;

/** Reads the page anew: often while thumbnails are awaited, else before links run out. Answers how to do so at once. */
export function useFilePoll(awaitsThumbnails = false): () => Promise<void> {
  const { revalidate } = useRevalidator();
  const { refresh } = usePoll(awaitsThumbnails ? drawingMs : renewalMs, revalidate);
  return refresh;
}
