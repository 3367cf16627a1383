import { observable } from "../observable.ts";

/** The number of GraphQL requests without an answer; it drives the progress bar and tells when the page is idle. */
export const requestsInFlight = observable(0);

export async function countRequest<T>(task: () => Promise<T>): Promise<T> {
  requestsInFlight.set(requestsInFlight.get() + 1);
  try {
    return await task();
  } finally {
    requestsInFlight.set(requestsInFlight.get() - 1);
  }
}
