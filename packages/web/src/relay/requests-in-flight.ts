import { observable } from "../observable.ts";

/** How many GraphQL calls wait for their answer; moves the progress bar and tells when the page is quiet. */
export const requestsInFlight = observable(0);

export async function countRequest<T>(task: () => Promise<T>): Promise<T> {
  requestsInFlight.set(requestsInFlight.get() + 1);
  try {
    return await task();
  } finally {
    requestsInFlight.set(requestsInFlight.get() - 1);
  }
}
