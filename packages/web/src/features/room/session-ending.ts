import { cloudRoomTexts } from "@cathedra/domain/messages";
import { fetchQuery, graphql } from "react-relay/hooks";
import type { sessionEndingQuery } from "../../__generated__/sessionEndingQuery.graphql.ts";
import { environment } from "../../relay/environment.ts";

/** Nobody waits for the reason longer than this: then it is told without one. */
const patienceMs = 3000;

/** Why a session or start is there no longer, as the portal tells it; null: it is not known, or not now. */
export async function readEnding(sessionId: string): Promise<string | null> {
  const query = graphql`
    query sessionEndingQuery($sessionId: ID!) {
      cloudSessionEnding(sessionId: $sessionId) {
        reason
      }
    }
  `;
  const asked = fetchQuery<sessionEndingQuery>(
    environment,
    query,
    { sessionId },
    { fetchPolicy: "network-only" },
  )
    .toPromise()
    .then((answer) => answer?.cloudSessionEnding?.reason ?? null)
    .catch(() => null);
  const late = new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null));
  return Promise.race([asked, late]);
}

/** Whether it says more than that it is so. */
export function saysWhy(reason: string | null): reason is string {
  return reason !== null && reason !== cloudRoomTexts.ended && reason !== cloudRoomTexts.startOver;
}
