import { personTexts as texts } from "@cathedra/domain/messages";
import { Badge } from "@cathedra/ui-kit/Badge";
import { Card } from "@cathedra/ui-kit/Card";
import { Inline } from "@cathedra/ui-kit/Inline";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { graphql, useFragment } from "react-relay/hooks";
import type { PersonFacts_person$key } from "../../../__generated__/PersonFacts_person.graphql.ts";
import { progressHref } from "../../../features/progress/exercise-href.ts";
import { Moment } from "../../../format/Moment.tsx";
import { useViewer } from "../../../shell/use-viewer.ts";
import { useMaySeeFailedRequests } from "../use-may-see-failed-requests.ts";
import { PersonFact } from "./PersonFact.tsx";
import * as css from "./people.css.ts";

/** The person's address, institutions, groups and roles, and when they were last seen. */
export function PersonFacts({
  person: key,
  termsDue,
}: {
  readonly person: PersonFacts_person$key;
  /** The version of the terms that they have to accept first; null: none. */
  readonly termsDue: string | null;
}) {
  const person = useFragment(
    graphql`
      fragment PersonFacts_person on AdministeredPerson {
        id
        name
        email
        emailVerified
        logbook
        knownSince
        seenAt
        roles
        termsVersion
        viewerCanReadProgress
        administers {
          id
          name
        }
        groupCount
        groups {
          id
          name
          customer
          role
        }
      }
    `,
    key,
  );
  const readsAudit = useViewer()?.viewerAdminSections.includes("audit") === true;
  const maySeeFailedRequests = useMaySeeFailedRequests();
  const { id, name, groups, administers, groupCount } = person;
  const ofPerson = `person=${encodeURIComponent(id)}`;
  return (
    <Card
      title={texts.who}
      actions={
        <Inline gap={2}>
          {person.viewerCanReadProgress && (
            <LinkButton size="small" href={progressHref(id)} aria-label={texts.getProgress(name)}>
              {texts.progress}
            </LinkButton>
          )}
          {maySeeFailedRequests && (
            <LinkButton
              size="small"
              href={`/admin/audit/requests?${ofPerson}`}
              aria-label={texts.getFailedRequests(name)}
            >
              {texts.failedRequests}
            </LinkButton>
          )}
          {readsAudit && (
            <LinkButton size="small" href={`/admin/audit?${ofPerson}`} aria-label={texts.findHistory(name)}>
              {texts.history}
            </LinkButton>
          )}
        </Inline>
      }
    >
      <dl className={css.facts}>
        <PersonFact label={texts.email}>
          <Stack gap={1}>
            <Inline gap={2}>
              <span>{person.email}</span>
              {!person.emailVerified && <Badge tone="warning">{texts.unconfirmed}</Badge>}
            </Inline>
            {!person.emailVerified && (
              <Text size="small" tone="muted">
                {texts.unconfirmedHelp}
              </Text>
            )}
          </Stack>
        </PersonFact>
        {administers.length > 0 && (
          <PersonFact label={texts.administers}>{administers.map((each) => each.name).join(", ")}</PersonFact>
        )}
        <PersonFact label={texts.groups}>
          {groups.length === 0 && texts.noGroups}
          {groups.map((group) => (
            <div key={group.id}>
              {`${group.name}, ${group.customer}`}
              {group.role === "admin" && ` (${texts.groupAdmin})`}
            </div>
          ))}
          {groupCount > groups.length && (
            <Text size="small" tone="muted">
              {texts.first(groups.length, groupCount)}
            </Text>
          )}
        </PersonFact>
        <PersonFact label={texts.roles}>{texts.rolesOf(person.roles)}</PersonFact>
        <PersonFact label={texts.logbook}>{texts.hasLogbook(person.logbook)}</PersonFact>
        <PersonFact label={texts.seen}>
          {person.seenAt == null ? texts.notSeen : <Moment at={person.seenAt} />}
        </PersonFact>
        <PersonFact label={texts.knownSince}>
          <Moment at={person.knownSince} />
        </PersonFact>
        <PersonFact label={texts.terms}>
          <Inline gap={2}>
            <span>{person.termsVersion == null ? texts.noTerms : texts.termsOf(person.termsVersion)}</span>
            {termsDue !== null && <Badge tone="warning">{texts.termsDue(termsDue)}</Badge>}
          </Inline>
        </PersonFact>
      </dl>
    </Card>
  );
}
