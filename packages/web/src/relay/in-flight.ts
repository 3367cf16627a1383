import { observable } from "../observable.ts";

/** How many GraphQL calls wait for their answer; moves the progress bar and tells when the page is quiet. */
export const inFlight = observable(0);

export async function counted<T>(task: () => Promise<T>): Promise<T> {
  inFlight.set(inFlight.get() + 1);
  try {
    return await task();
  } finally {
    inFlight.set(inFlight.get() - 1);
  }
}
