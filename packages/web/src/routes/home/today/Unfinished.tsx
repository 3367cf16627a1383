import { homeTexts } from "@cathedra/domain/messages";
import { Link } from "@cathedra/ui-kit/Link";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { graphql, useFragment } from "react-relay/hooks";
import type { Unfinished_counts$key } from "../../../__generated__/Unfinished_counts.graphql.ts";
import type { Unfinished_query$key } from "../../../__generated__/Unfinished_query.graphql.ts";
import { DraftRow } from "../../../features/draft-list/DraftRow.tsx";
import { useLocalDraftsSent } from "../../../features/draft-list/use-local-drafts-sent.ts";
import { toCompleteHref } from "../../../features/to-complete/to-complete-href.ts";
import { showDay } from "../../../format/dates.ts";
import { fieldErrorText } from "../../../relay/field-error-text.ts";
import { StepRow } from "./StepRow.tsx";
import { TodayCard } from "./TodayCard.tsx";
import { TodayRow } from "./TodayRow.tsx";
import * as css from "./TodaySection.css.ts";
import { UnfinishedCourse } from "./UnfinishedCourse.tsx";

export type UnfinishedProps = {
  readonly query: Unfinished_query$key;
  readonly counts: Unfinished_counts$key;
  readonly hidesEmpty: boolean;
};

const maxReturned = 2;
const maxDrafts = 2;
const maxSteps = 2;

/**
 * The person's unfinished work: returned records, records that lack something, the last course, drafts of records, and exercises that need one more pass.
 */
export function Unfinished({ query, counts, hidesEmpty }: UnfinishedProps) {
  const { user, logbookDrafts, continueLearning, practiceReminders } = useFragment(
    graphql`
      fragment Unfinished_query on Query {
        user {
          keycloak_id
        }
        logbookDrafts {
          id
          ...DraftRow_draft
        }
        continueLearning {
          course {
            ...UnfinishedCourse_course
          }
        }
        practiceReminders @catch(to: RESULT) {
          onePassShort {
            count
            steps {
              exerciseKey
              ...StepRow_step
            }
          }
        }
      }
    `,
    query,
  );
  const owner = user?.keycloak_id ?? "";
  useLocalDraftsSent(owner);
  const { returned, returnedCount, toCompleteCount, toCompleteSince } = useFragment(
    graphql`
      fragment Unfinished_counts on LogbookConfirmationCounts {
        toCompleteCount
        toCompleteSince
        returnedCount
        returned {
          id
          dateOfProcedure
          procedureName
          by
          word
        }
      }
    `,
    counts,
  );
  const drafts = logbookDrafts ?? [];
  const course = continueLearning?.course ?? null;
  const steps = practiceReminders.ok ? (practiceReminders.value?.onePassShort.steps ?? []) : [];
  const stepCount = practiceReminders.ok ? (practiceReminders.value?.onePassShort.count ?? 0) : 0;
  return (
    <TodayCard
      title={homeTexts.unfinished}
      hidesEmpty={hidesEmpty}
      empty={homeTexts.nothingUnfinished}
      failure={
        practiceReminders.ok ? null : fieldErrorText(practiceReminders.errors, homeTexts.practiceNotLoaded)
      }
      more={
        <>
          {returnedCount > maxReturned && (
            <Link href="/logbook/records?confirmation=returned" variant="alone">
              {homeTexts.allReturned(returnedCount)}
            </Link>
          )}
          {drafts.length > maxDrafts && (
            <Link href="/logbook" variant="alone">{`All ${drafts.length} drafts`}</Link>
          )}
          {stepCount > maxSteps && (
            <Link href="/progress" variant="alone">{`All ${stepCount} exercises`}</Link>
          )}
        </>
      }
    >
      {returned.slice(0, maxReturned).map(({ id, dateOfProcedure, procedureName, by, word }) => {
        const href = `/logbook/records/${id}`;
        const name = `${procedureName}, ${showDay(dateOfProcedure)}`;
        return (
          <TodayRow
            key={id}
            reason={homeTexts.needsCorrecting}
            name={name}
            href={href}
            detail={<span className={css.reason}>{homeTexts.returned(by ?? null, word)}</span>}
            action={
              <LinkButton href={href} size="small" aria-label={`${homeTexts.correct} ${name}`}>
                {homeTexts.correct}
              </LinkButton>
            }
          />
        );
      })}
      {toCompleteCount > 0 && (
        <TodayRow
          name={homeTexts.toComplete(toCompleteCount)}
          href={toCompleteHref(owner, toCompleteSince)}
          detail={homeTexts.toCompleteDetail}
        />
      )}
      {course !== null && <UnfinishedCourse course={course} />}
      {drafts.slice(0, maxDrafts).map((draft) => (
        <DraftRow key={draft.id} draft={draft} owner={owner} />
      ))}
      {steps.slice(0, maxSteps).map((step) => (
        <StepRow key={step.exerciseKey} step={step} />
      ))}
    </TodayCard>
  );
}
