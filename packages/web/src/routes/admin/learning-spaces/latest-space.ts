import { fetchQuery, graphql } from "react-relay/hooks";
import type { latestSpaceQuery } from "../../../__generated__/latestSpaceQuery.graphql.ts";
import { environment } from "../../../relay/environment.ts";
import { getStored, type StoredSpace } from "./space-form.ts";

/** The present version of a learning space, which its card shows too. */
export async function fetchLatestSpace(id: number): Promise<StoredSpace> {
  const query = graphql`
    query latestSpaceQuery {
      talentBranches {
        id
        ...SpaceList_space @relay(mask: false)
      }
    }
  `;
  const data = await fetchQuery<latestSpaceQuery>(environment, query, {}).toPromise();
  const space = data?.talentBranches.find((each) => each.id === id);
  if (space === undefined) throw new Error("an answer without the learning space");
  return getStored(space);
}
