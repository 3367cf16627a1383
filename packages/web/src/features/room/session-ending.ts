import { fetchQuery, graphql } from "react-relay/hooks";
import type { sessionEndingQuery } from "../../__generated__/sessionEndingQuery.graphql.ts";
import { environment } from "../../relay/environment.ts";

/** How long to wait for the reason before the message is shown without it, in milliseconds. */
const patienceMs = 3000;

type Ending = NonNullable<sessionEndingQuery["response"]["cloudSessionEnding"]>;

/** The kind of ending, and its reason as text. */
type WhyEnded = Pick<Ending, "code" | "reason">;

/**
 * Why a session or start has ended, in the portal's words; null when that is unknown, cannot be read now, or needs no
 * explanation.
 */
export async function readWhyEnded(sessionId: string): Promise<WhyEnded | null> {
  const query = graphql`
    query sessionEndingQuery($sessionId: ID!) {
      cloudSessionEnding(sessionId: $sessionId) {
        code
        reason
      }
    }
  `;
  const request = fetchQuery<sessionEndingQuery>(
    environment,
    query,
    { sessionId },
    { fetchPolicy: "network-only" },
  )
    .toPromise()
    .then((answer) => answer?.cloudSessionEnding ?? null)
    .then((ending) => (ending?.code === "OVER" ? null : ending))
    .catch(() => null);
  const late = new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null));
  return Promise.race([request, late]);
}
