import { sessions, tokens } from "../auth/auth.ts";
import { getBody, sendOperation } from "./send-operation.ts";

// The query of the page at which the portal is opened is sent while most of the code is still loading.

const answers = new Map<string, Promise<Response>>();
/** Those that have no answer, or failed. */
const waiting = new Set<Promise<Response>>();

/** Sends a query whose answer the portal takes when its code has run. */
export function sendEarly(id: string | null | undefined, variables: unknown): void {
  const { status } = sessions.get();
  if (status !== "signedIn") return;
  const body = getBody(id, variables);
  const answer = tokens.current().then((token) => sendOperation(fetch, token, { body }));
  // The code that takes the answer handles its failure.
  answer.then(
    () => waiting.delete(answer),
    () => undefined,
  );
  waiting.add(answer);
  answers.set(body, answer);
}

/** Whether all queries that were sent early have an answer; false if none was sent. */
export function haveEarlyAnswersArrived(): boolean {
  return answers.size > 0 && waiting.size === 0;
}

/** The answer to a request with this body, for the first who asks. */
export function takeEarlyAnswer(body: string): Promise<Response> | undefined {
  const answer = answers.get(body);
  answers.delete(body);
  return answer;
}

/** Called when the first page is complete: an answer that no one took would be old at the next visit of its page. */
export function dropEarlyAnswers(): void {
  answers.clear();
  waiting.clear();
}
