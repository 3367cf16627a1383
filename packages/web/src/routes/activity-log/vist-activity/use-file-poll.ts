import { useRevalidator } from "react-router";
import { usePoll } from "../../../features/poll/use-poll.ts";

/** Serialises the creation of codes and sessions of a station. */
const drawingMs = 3_000;
/** The stations on which a person is signed in now, by an index that contains only such rows. */
const renewalMs = 8 * 60_000;

/** Reads the page anew: often while thumbnails are awaited, else before links run out. Answers how to do so at once. */
export function useFilePoll(awaitsThumbnails = false): () => Promise<void> {
  const { revalidate } = useRevalidator();
  const { refresh } = usePoll(awaitsThumbnails ? drawingMs : renewalMs, revalidate);
  return refresh;
}
