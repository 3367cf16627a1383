import { useRevalidator } from "react-router";
import { usePoll } from "../../../features/poll/use-poll.ts";

/** The interval of polling while thumbnails are being made, in milliseconds. */
const drawingMs = 3_000;
/**
 * The interval of refetching in milliseconds; links are valid for at least ten minutes, so an open page always has valid ones.
 */
const renewalMs = 8 * 60_000;

/**
 * Refetches the page: often while thumbnails are being made, otherwise before links expire. Returns a function that refetches
 * at once.
 */
export function useFilePoll(awaitsThumbnails = false): () => Promise<void> {
  const { revalidate } = useRevalidator();
  const { refresh } = usePoll(awaitsThumbnails ? drawingMs : renewalMs, revalidate);
  return refresh;
}
