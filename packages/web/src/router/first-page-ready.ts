import type { createBrowserRouter } from "react-router";
import { haveEarlyAnswersArrived } from "../relay/early-answers.ts";
import { requestsInFlight } from "../relay/requests-in-flight.ts";

type Router = Pick<ReturnType<typeof createBrowserRouter>, "state" | "subscribe">;

/** The longest that rendering waits for a page whose data is there, in milliseconds: its code may still be missing. */
const patienceMs = 300;

/**
 * Ends when the first page can be rendered with its data. Where that is still on its way, it ends at once, and a placeholder is
 * rendered in the meantime; where it is there, rendering a placeholder first would delay the page by a fifth.
 */
export async function firstPageReady(router: Router): Promise<void> {
  if (!haveEarlyAnswersArrived()) return;
  await new Promise<void>((resolve) => {
    const stops: (() => void)[] = [];
    const end = () => {
      for (const stop of stops) stop();
      resolve();
    };
    const check = () => {
      if (router.state.initialized && requestsInFlight.get() === 0) end();
    };
    const timer = setTimeout(end, patienceMs);
    stops.push(() => clearTimeout(timer), router.subscribe(check), requestsInFlight.subscribe(check));
    check();
  });
  // The store has an answer a moment after its request has ended.
  await new Promise((resolve) => setTimeout(resolve));
}
