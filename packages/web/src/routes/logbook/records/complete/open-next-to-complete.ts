import { toCompleteSince } from "@cathedra/domain/logbook";
import { logbookTexts } from "@cathedra/domain/messages";
import { fetchQuery, graphql } from "react-relay/hooks";
import type { openNextToCompleteQuery } from "../../../../__generated__/openNextToCompleteQuery.graphql.ts";
import { successWithLinks } from "../../../../features/reload/reload-with-toast.ts";
import { localDay, showDay } from "../../../../format/dates.ts";
import { environment } from "../../../../relay/environment.ts";
import type { LoadedRecord } from "../form/record-mapping.ts";

/** The records that were saved since the page was loaded: one that still lacks something is not opened a second time. */
const saved = new Set<string>();

const maxRead = 50;

/** Says that a record was saved, and opens the next one that the person is asked to complete, or the list if there is none. */
export async function openNextToComplete(
  { id, procedure, dateOfProcedure }: LoadedRecord,
  owner: string,
  go: (href: string) => void,
): Promise<void> {
  saved.add(id);
  const next = await nextToComplete(owner).catch(() => undefined);
  successWithLinks(
    {
      message: logbookTexts.recordSubmitted,
      subject: "the record of the form",
      title: `Saved: ${procedure.name}, ${showDay(dateOfProcedure)}`,
      links: [{ label: "Open", href: `/logbook/records/${id}` }],
    },
    go,
  );
  go(next === undefined ? "/logbook/records" : `/logbook/records/${next}?complete`);
}

async function nextToComplete(owner: string): Promise<string | undefined> {
  const query = graphql`
    query openNextToCompleteQuery($searchParams: ActivitiesSearchParams!) {
      activities(searchParams: $searchParams) {
        # All that the list reads of a record, since the store keeps each record once.
        ...Records_page
        activities {
          id
        }
      }
    }
  `;
  const searchParams = { toCompleteBy: owner, startDate: toCompleteSince(localDay()), limit: maxRead };
  const answer = await fetchQuery<openNextToCompleteQuery>(environment, query, { searchParams }).toPromise();
  return answer?.activities.activities.find(({ id }) => !saved.has(id))?.id;
}
