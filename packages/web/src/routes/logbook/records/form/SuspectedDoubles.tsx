import { suspectedDuplicatesTexts as texts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Link } from "@cathedra/ui-kit/Link";
import { Stack } from "@cathedra/ui-kit/Stack";
import { useEffect, useState } from "react";
import { fetchQuery, graphql } from "react-relay/hooks";
import { useMatch } from "react-router";
import type {
  SuspectedDoublesQuery,
  SuspectedDoublesQuery$data,
} from "../../../../__generated__/SuspectedDoublesQuery.graphql.ts";
import { isOtherPersonsRecord, ownerName } from "../../../../features/record-owner/RecordOwner.tsx";
import { showDayOf } from "../../../../format/dates.ts";
import { environment } from "../../../../relay/environment.ts";
import { useViewer } from "../../../../shell/use-viewer.ts";
import { type CaseKey, makeCaseKey } from "./case-key.ts";
import { useFormPart, useIsReadOnly } from "./form-store.ts";
import * as css from "./SuspectedDoubles.css.ts";

type Found = SuspectedDoublesQuery$data["activities"]["activities"];

/**
 * Says which records that the person may read are probably of the case that is being entered. It never stands in the way of
 * saving; where they cannot be read, nothing is said.
 */
export function SuspectedDoubles() {
  const me = useViewer()?.keycloak_id;
  // A copy is another record than the one in its address.
  const ownId = useMatch("/logbook/records/:id")?.params.id;
  const key = useFormPart(makeCaseKey);
  // After the save the record would be its own double.
  const doubles = useSuspectedDuplicates(useIsReadOnly() ? undefined : key, ownId);
  return <DuplicatesNote {...doubles} me={me} />;
}

type NoteProps = Doubles & { readonly me: string | undefined };

/** The records that are probably of the same case. */
export function DuplicatesNote({ found, isOfColleague, me }: NoteProps) {
  return (
    <output className={css.note}>
      {found.length === 0 && !isOfColleague ? null : (
        <Banner tone="warning" title={texts.title} isSilent>
          <Stack gap={1}>
            <span>{texts.explanation}</span>
            {isOfColleague ? <span>{texts.colleague}</span> : null}
            {found.map((record) => {
              const day = showDayOf(record.createdAt);
              const said = isOtherPersonsRecord(record, me)
                ? texts.others(ownerName(record), day)
                : texts.own(day);
              return (
                <span key={record.id}>
                  {said}:{" "}
                  <Link href={`/logbook/records/${record.id}`} isExternal>
                    {texts.open}
                  </Link>
                </span>
              );
            })}
          </Stack>
        </Banner>
      )}
    </output>
  );
}

type Doubles = {
  /** The records of the case among those that the person may read. */
  readonly found: Found;
  /** Whether a colleague has logged the case in a record that the person may not read. */
  readonly isOfColleague: boolean;
};

const none: Doubles = { found: [], isOfColleague: false };

/** The known records of a case, except the one with the id. */
export function useSuspectedDuplicates(key: string | undefined, ownId: string | undefined): Doubles {
  const me = useViewer()?.keycloak_id;
  const [answer, setAnswer] = useState<Doubles & { readonly key: string }>();
  useEffect(() => {
    if (key === undefined) return;
    const reading = readCase(JSON.parse(key) as CaseKey).subscribe({
      next: ({ activities, logbookCaseOfColleague }) => {
        const { code } = JSON.parse(key) as CaseKey;
        const found = activities.activities.filter(({ procedure }) => procedure.code === code);
        setAnswer({ key, found, isOfColleague: logbookCaseOfColleague });
      },
      // A missing answer is ignored, because the save does not depend on it.
      error: () => undefined,
    });
    return () => reading.unsubscribe();
  }, [key]);
  if (answer === undefined || answer.key !== key) return none;
  // A record of a colleague that can be read is listed with its name.
  const isListed = answer.found.some((record) => isOtherPersonsRecord(record, me));
  return {
    found: answer.found.filter(({ id }) => id !== ownId),
    isOfColleague: answer.isOfColleague && !isListed,
  };
}

/** A day of one attending has few records of one kind at one hospital. */
const maxShown = 10;

function readCase({ day, hospital, attending, levels, code }: CaseKey) {
  const query = graphql`
    query SuspectedDoublesQuery(
      $searchParams: ActivitiesSearchParams!
      $day: Date!
      $hospital: String!
      $attending: ID!
      $code: String!
    ) {
      logbookCaseOfColleague(
        dateOfProcedure: $day
        hospital: $hospital
        attending: $attending
        procedureCode: $code
      )
      activities(searchParams: $searchParams) {
        # All that the list reads of a record, since the store keeps each record once.
        ...Records_page
        activities {
          id
          createdAt
          createdBy {
            keycloak_id
            first_name
            last_name
          }
          procedure {
            code
          }
        }
      }
    }
  `;
  const searchParams = { startDate: day, endDate: day, hospital, attending, ...levels, limit: maxShown };
  return fetchQuery<SuspectedDoublesQuery>(environment, query, {
    searchParams,
    day,
    hospital,
    attending,
    code,
  });
}
