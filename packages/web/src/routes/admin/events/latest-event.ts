import { fetchQuery, graphql } from "react-relay/hooks";
import type { latestEventQuery } from "../../../__generated__/latestEventQuery.graphql.ts";
import { environment } from "../../../relay/environment.ts";
import { type EditedEvent, toEdited } from "./event-form.ts";

/** The present version of an event, which its details show too. */
export async function fetchLatestEvent(voucherId: number): Promise<EditedEvent> {
  const query = graphql`
    query latestEventQuery($voucherId: Int!) {
      getEventResourceAccessVoucherAsAdmin(voucherId: $voucherId) {
        ...AdminEventDetail_event @relay(mask: false)
      }
    }
  `;
  const request = fetchQuery<latestEventQuery>(environment, query, { voucherId });
  const data = await request.toPromise();
  if (data === undefined) throw new Error("an answer without data");
  return toEdited(data.getEventResourceAccessVoucherAsAdmin);
}
