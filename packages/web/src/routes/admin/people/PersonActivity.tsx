import { durationText } from "@cathedra/domain";
import { failedRequestHelp, failedRequestSentence, personTexts as texts } from "@cathedra/domain/messages";
import { Badge } from "@cathedra/ui-kit/Badge";
import { Link } from "@cathedra/ui-kit/Link";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import type { ReactNode } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { PersonActivityQuery } from "../../../__generated__/PersonActivityQuery.graphql.ts";
import { showDay } from "../../../format/dates.ts";
import { Moment } from "../../../format/Moment.tsx";
import { useViewer } from "../../../shell/use-viewer.ts";
import { PersonFact } from "./PersonFact.tsx";
import { PersonSection } from "./PersonSection.tsx";
import * as css from "./people.css.ts";

type Person = PersonActivityQuery["response"]["personHistory"];

export type PersonHistoryProps = {
  readonly personId: string;
  /** When the page was read; with a new value the history is refetched too. */
  readonly readAt: string;
};

/** The history of a person, which is read once although several parts of the page request it. */
function usePersonHistory({ personId, readAt }: PersonHistoryProps): Person {
  return useLazyLoadQuery<PersonActivityQuery>(
    graphql`
      query PersonActivityQuery($id: ID!) {
        personHistory(id: $id) {
          isWhole
          starts {
            id
            at
            what
            machine
            kind
            step
            reason
            endedAt
            usedSeconds
          }
          activity {
            caseCount
            lastCaseDay
            resultCount
            lastResultAt
            linked {
              id
              name
              serviceTag
              linkedAt
            }
            signIns {
              id
              stationId
              station
              signedInAt
              signedOutAt
            }
          }
          mails {
            id
            kind
            at
            sentAt
            failedAt
            attempts
            reason
          }
          failures {
            id
            at
            operation
            code
            start {
              name
              refusal
            }
          }
        }
      }
    `,
    { id: personId },
    { fetchPolicy: "store-and-network", fetchKey: readAt },
  ).personHistory;
}

/** The history of a person: their starts with the outcomes, their sessions, and the mails to them. */
export function PersonActivity(of: PersonHistoryProps) {
  const person = usePersonHistory(of);
  const { personId } = of;
  return (
    <Stack gap={6}>
      <Starts starts={person.starts} />
      {person.failures != null && <Failures personId={personId} failures={person.failures} />}
      <Activity activity={person.activity} isWhole={person.isWhole} />
      {person.mails != null && <Mails mails={person.mails} />}
    </Stack>
  );
}

type EntryProps = { readonly title: ReactNode; readonly badge?: ReactNode; readonly children: ReactNode };

function Entry({ title, badge, children }: EntryProps) {
  return (
    <li className={css.entry}>
      <span className={css.entryHead}>
        <Text as="span" weight="medium">
          {title}
        </Text>
        {badge}
      </span>
      <Text as="span" size="small" tone="muted" figures="tabular">
        {children}
      </Text>
    </li>
  );
}

function Starts({ starts }: Pick<Person, "starts">) {
  return (
    <PersonSection id="starts" title={texts.starts} figure={texts.startsFigure(starts)}>
      {starts.length === 0 && <Text tone="muted">{texts.noStarts}</Text>}
      <ul className={css.list}>
        {starts.map((start) => (
          <Entry key={start.id} title={start.what} badge={getBadge(start.kind)}>
            {texts.startText({ ...start, reason: start.reason ?? "" })}
            {start.machine == null ? "" : ` ${texts.onMachine(start.machine)}`}
            {" · "}
            <Moment at={start.at} />
            {start.usedSeconds == null
              ? ""
              : ` · ${texts.timeUsed(durationText(start.usedSeconds, "minute"))}`}
          </Entry>
        ))}
      </ul>
    </PersonSection>
  );
}

function getBadge(kind: string): ReactNode {
  if (kind === "failed") return <Badge tone="danger">Failed</Badge>;
  return kind === "refused" && <Badge tone="warning">Refused</Badge>;
}

type FailuresProps = { readonly personId: string; readonly failures: NonNullable<Person["failures"]> };

function Failures({ personId, failures }: FailuresProps) {
  const all = `/admin/audit/requests?person=${encodeURIComponent(personId)}`;
  const helps = new Set(failures.flatMap(({ code }) => failedRequestHelp(code) ?? []));
  return (
    <PersonSection
      id="failures"
      title={texts.failures}
      figure={texts.count(failures.length)}
      actions={
        failures.length > 0 && (
          <LinkButton size="small" href={all}>
            {texts.allFailures}
          </LinkButton>
        )
      }
    >
      {failures.length === 0 && <Text tone="muted">{texts.noFailures}</Text>}
      <ul className={css.list}>
        {failures.map((failure) => (
          <Entry
            key={failure.id}
            title={<Link href={`${all}&open=${failure.id}`}>{failedRequestSentence(failure)}</Link>}
          >
            <Moment at={failure.at} />
          </Entry>
        ))}
      </ul>
      {[...helps].map((help) => (
        <Text key={help} size="small" tone="muted">
          {help}
        </Text>
      ))}
    </PersonSection>
  );
}

function Activity({ activity, isWhole }: Pick<Person, "activity" | "isWhole">) {
  const { caseCount, lastCaseDay, resultCount, lastResultAt, linked, signIns } = activity;
  const roles = useViewer()?.roles ?? [];
  const seesStations = ["support", "sys_admin", "customer_admin"].some((role) => roles.includes(role));
  const station = (id: string, name: string) =>
    seesStations ? <Link href={`/admin/systems/${id}`}>{name}</Link> : name;
  return (
    <PersonSection id="activity" title={texts.activity} figure={texts.activityFigure(resultCount, caseCount)}>
      <Stack gap={4}>
        <dl className={css.facts}>
          <PersonFact label={texts.results}>
            <Counted count={resultCount} latest={lastResultAt != null && <Moment at={lastResultAt} />} />
          </PersonFact>
          <PersonFact label={texts.cases}>
            <Counted count={caseCount} latest={lastCaseDay != null && showDay(lastCaseDay)} />
          </PersonFact>
          <PersonFact label={texts.linked}>
            {linked.length === 0 && texts.noLinked}
            {linked.map(({ id, name, serviceTag, linkedAt }) => (
              <div key={id}>
                {station(id, `${name} (${serviceTag})`)}
                {` ${texts.linkedSince} `}
                <Moment at={linkedAt} />
              </div>
            ))}
          </PersonFact>
          <PersonFact label={texts.signIns}>
            {signIns.length === 0 && texts.noSignIns}
            {signIns.map(({ id, stationId, station: name, signedInAt, signedOutAt }) => (
              <div key={id}>
                {station(stationId, name)}
                {", "}
                <Moment at={signedInAt} />
                {signedOutAt != null && (
                  <>
                    {" until "}
                    <Moment at={signedOutAt} />
                  </>
                )}
              </div>
            ))}
          </PersonFact>
        </dl>
        {isWhole && (
          <Text size="small" tone="muted">
            {texts.numbersOnly}
          </Text>
        )}
      </Stack>
    </PersonSection>
  );
}

function Counted({ count, latest }: { readonly count: number; readonly latest: ReactNode }) {
  return (
    <>
      {texts.count(count)}
      {Boolean(latest) && (
        <>
          {`, ${texts.lastOf} `}
          {latest}
        </>
      )}
    </>
  );
}

function Mails({ mails }: { readonly mails: NonNullable<Person["mails"]> }) {
  return (
    <PersonSection id="mails" title={texts.mails} figure={texts.mailsFigure(mails)}>
      {mails.length === 0 && <Text tone="muted">{texts.noMails}</Text>}
      <ul className={css.list}>
        {mails.map(({ id, kind, at, sentAt, failedAt, attempts, reason = null }) => (
          <Entry
            key={id}
            title={texts.mailKind(kind)}
            badge={failedAt != null && <Badge tone="danger">Not delivered</Badge>}
          >
            {sentAt == null
              ? failedAt == null
                ? texts.mailWaits(attempts, reason)
                : texts.mailFailed(reason)
              : texts.mailSent}
            {" · "}
            <Moment at={sentAt ?? failedAt ?? at} />
          </Entry>
        ))}
      </ul>
    </PersonSection>
  );
}
