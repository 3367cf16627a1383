import { formatAttendingName, maxSearchTextLength } from "@cathedra/domain/logbook";
import { newRecordTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Dialog } from "@cathedra/ui-kit/Dialog";
import { SearchList } from "@cathedra/ui-kit/SearchList";
import { Stack } from "@cathedra/ui-kit/Stack";
import { useEffect, useState } from "react";
import { fetchQuery, graphql } from "react-relay/hooks";
import type { EarlierRecordDialogQuery } from "../../../../__generated__/EarlierRecordDialogQuery.graphql.ts";
import { isOtherPersonsRecord, ownerName } from "../../../../features/record-owner/RecordOwner.tsx";
import { showDay } from "../../../../format/dates.ts";
import { environment } from "../../../../relay/environment.ts";
import type { LoadedRecord } from "./record-mapping.ts";

type Props = {
  /** The `keycloak_id` of the person whose form it is. */
  readonly owner: string;
  readonly onChoose: (source: LoadedRecord) => void;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

type Found = {
  /** The text that was searched for. */
  readonly of: string | undefined;
  readonly records: readonly LoadedRecord[];
  readonly hasFailed: boolean;
};

/** The pause in typing before the portal is searched, in milliseconds (7.046). */
const pauseMs = 300;
const maxShown = 25;

/** The person's records, the latest first, of which one is chosen to fill in the form. What was typed into the form stays. */
export function EarlierRecordDialog({ owner, onChoose, isOpen, onClose }: Props) {
  const [text, setText] = useState("");
  const searchText = text.trim().slice(0, maxSearchTextLength);
  const { of, records, hasFailed } = useFoundRecords(searchText);
  const choose = (id: string) => {
    const source = records.find((record) => record.id === id);
    if (source === undefined) return;
    onChoose(source);
    onClose();
  };
  return (
    <Dialog
      title={newRecordTexts.sameAs}
      size="sheet"
      isOpen={isOpen}
      onOpenChange={(isStillOpen) => !isStillOpen && onClose()}
    >
      <Stack gap={3}>
        {hasFailed && <Banner tone="warning">{newRecordTexts.earlierNotLoaded}</Banner>}
        <SearchList
          label={newRecordTexts.searchEarlier}
          placeholder={newRecordTexts.searchEarlier}
          text={text}
          onTextChange={setText}
          isSearching={of !== searchText}
          emptyMessage={newRecordTexts.noEarlier}
          sections={[
            {
              label: newRecordTexts.earlierRecords,
              items: records.map((record) => ({
                id: record.id,
                label: `${record.procedure.name}, ${showDay(record.dateOfProcedure)}`,
                detail: [
                  record.hospital,
                  formatAttendingName(record.attending),
                  ...(isOtherPersonsRecord(record, owner) ? [ownerName(record)] : []),
                ].join(" · "),
              })),
            },
          ]}
          onChoose={({ id }) => choose(id)}
        />
      </Stack>
    </Dialog>
  );
}

/** The latest records with a text. The records of the former text stay until those of the next one have arrived. */
function useFoundRecords(searchText: string): Found {
  const [found, setFound] = useState<Found>({ of: undefined, records: [], hasFailed: false });
  useEffect(() => {
    let reading: { unsubscribe: () => void } | undefined;
    const timer = setTimeout(
      () => {
        reading = readRecords(searchText).subscribe({
          next: ({ activities }) =>
            setFound({ of: searchText, records: activities.activities, hasFailed: false }),
          error: () => setFound({ of: searchText, records: [], hasFailed: true }),
        });
      },
      searchText === "" ? 0 : pauseMs,
    );
    return () => {
      clearTimeout(timer);
      reading?.unsubscribe();
    };
  }, [searchText]);
  return found;
}

function readRecords(searchText: string) {
  const query = graphql`
    query EarlierRecordDialogQuery($searchParams: ActivitiesSearchParams!) {
      activities(searchParams: $searchParams) {
        # All that the list reads of a record, since the store keeps each record once.
        ...Records_page
        activities {
          id
          ...recordFragment_activity @relay(mask: false)
        }
      }
    }
  `;
  const searchParams = { limit: maxShown, ...(searchText === "" ? {} : { searchText }) };
  return fetchQuery<EarlierRecordDialogQuery>(environment, query, { searchParams });
}
