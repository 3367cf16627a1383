import type { GraphQLResponse, RequestParameters, Variables } from "relay-runtime";
import { observable } from "../observable.ts";

// The first view's part of the answers that this browser keeps for a start without a network.

export const offlineDatabase = "cathedra.kept";

/** Says, while the portal does not answer, as of when the shown page is, or that this browser does not keep it. */
export const offlineNote = observable("");

/** Answers are kept where the portal itself starts without a network. */
const load = async () =>
  globalThis.navigator?.serviceWorker?.controller ? import("./offline-answers.ts") : undefined;

/** Keeps the answer to a page's query, if it is one of those that open without a network. */
export async function storeOfflineAnswer(
  request: RequestParameters,
  variables: Variables,
  answer: GraphQLResponse,
): Promise<void> {
  offlineNote.set("");
  await (await load())?.storeAnswer(request.name, variables, answer);
}

/** The kept answer to a page's query; undefined where there is none. */
export async function readOfflineAnswer(
  request: RequestParameters,
  variables: Variables,
): Promise<GraphQLResponse | undefined> {
  return (await load())?.showAnswer(request.name, variables);
}

/** Deletes what is kept, of every person: at a sign-out, and when another person has signed in. */
export function wipeOfflineAnswers(): void {
  try {
    indexedDB.deleteDatabase(offlineDatabase);
  } catch {
    // Nothing is kept where the browser forbids its storage.
  }
}
