import { observable } from "../observable.ts";

/** The number of GraphQL requests without an answer; it drives the progress bar and tells when the page is idle. */
export const requestsInFlight = observable(0);

/** Counts a request until its answer, or until `settle` says that the page has something to show. */
export async function countRequest<T>(task: (settle: () => void) => Promise<T>): Promise<T> {
  let counted = 1;
  requestsInFlight.set(requestsInFlight.get() + counted);
  const settle = () => {
    requestsInFlight.set(requestsInFlight.get() - counted);
    counted = 0;
  };
  try {
    return await task(settle);
  } finally {
    settle();
  }
}
