import { fetchQuery, graphql } from "react-relay/hooks";
import type { roomTokenQuery } from "../../__generated__/roomTokenQuery.graphql.ts";
import { environment } from "../../relay/environment.ts";

/** A new token for the room of a session (3.025, 3.032, 4.021). Rejects if the person has no room in this session. */
export async function roomToken(sessionId: string): Promise<string> {
  const query = graphql`
    query roomTokenQuery($sessionId: ID!) {
      cloudCaseRoomToken(sessionId: $sessionId) {
        token
      }
    }
  `;
  const request = fetchQuery<roomTokenQuery>(
    environment,
    query,
    { sessionId },
    { fetchPolicy: "network-only" },
  );
  const data = await request.toPromise();
  if (data === undefined) throw new Error("an answer without data");
  return data.cloudCaseRoomToken.token;
}
