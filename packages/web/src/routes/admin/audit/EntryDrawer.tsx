import { addressOfThing } from "@cathedra/domain/audit";
import { classTexts, failedRequestTexts, auditTexts as texts } from "@cathedra/domain/messages";
import { Badge } from "@cathedra/ui-kit/Badge";
import { Heading } from "@cathedra/ui-kit/Heading";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Link } from "@cathedra/ui-kit/Link";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { EntryDrawerQuery } from "../../../__generated__/EntryDrawerQuery.graphql.ts";
import { Fact } from "../../../features/facts/Fact.tsx";
import { PeopleLinks, PersonName } from "../../../features/people/PeopleLinks.tsx";
import { DetailDrawer } from "../../../features/table-page/DetailDrawer.tsx";
import { Moment } from "../../../format/Moment.tsx";
import { useViewer } from "../../../shell/use-viewer.ts";
import { useMaySeeFailedRequests } from "../use-may-see-failed-requests.ts";
import * as css from "./audit.css.ts";
import { narrowedHref } from "./audit-view.ts";
import { BeforeAndAfter } from "./BeforeAndAfter.tsx";
import { requestsHref } from "./requests-view.ts";
import { thingText } from "./thing-text.ts";

export type EntryDrawerProps = { readonly entryId: string; readonly onClose: () => void };

/** One act: the person, the time, the object, and its values before and after. */
export function EntryDrawer({ entryId, onClose }: EntryDrawerProps) {
  return (
    <DetailDrawer title="Change" notFound={texts.notFound} onClose={onClose}>
      <Entry entryId={entryId} />
    </DetailDrawer>
  );
}

function Entry({ entryId }: { readonly entryId: string }) {
  const { auditEntry } = useLazyLoadQuery<EntryDrawerQuery>(
    graphql`
      query EntryDrawerQuery($id: ID!) {
        auditEntry(id: $id) {
          entry {
            ...auditColumns_entry @relay(mask: false)
          }
          people {
            id
            name
            email
          }
          facts {
            key
            label
            kind
            before
            after
          }
        }
      }
    `,
    { id: entryId },
    { fetchPolicy: "store-and-network" },
  );
  const maySeeFailedRequests = useMaySeeFailedRequests();
  const sections = useViewer()?.viewerAdminSections ?? [];
  const { entry, facts, people } = auditEntry;
  const { actor, thing, customer, requestId } = entry;
  const thingHref = addressOfThing(thing.kind, thing.id, sections);
  return (
    <PeopleLinks of={[actor?.id, ...people.map(({ id }) => id)]}>
      <Stack gap={6}>
        <Stack gap={3}>
          <Inline gap={2}>
            <Heading level={3}>{entry.label}</Heading>
            {entry.takes && <Badge tone="warning">Removes something</Badge>}
          </Inline>
          <dl className={css.about}>
            <Fact label="When">
              <Moment at={entry.at} />
            </Fact>
            <Fact label="Who">
              <PersonName id={actor?.id}>{actor == null ? texts.portal : actor.name}</PersonName>
              {actor?.email != null && ` (${actor.email})`}
            </Fact>
            <Fact label="Item">
              {thingHref === undefined ? thingText(thing) : <Link href={thingHref}>{thingText(thing)}</Link>}
            </Fact>
            {customer != null && <Fact label="Institution">{customer.name}</Fact>}
            {requestId != null && <Fact label="Request">{requestId}</Fact>}
          </dl>
          <Inline gap={2}>
            {actor != null && (
              <LinkButton href={narrowedHref({ person: actor.id })}>{texts.allOfPerson}</LinkButton>
            )}
            {actor != null && maySeeFailedRequests && (
              <LinkButton href={requestsHref({ person: actor.id })}>{failedRequestTexts.ofPerson}</LinkButton>
            )}
            <LinkButton href={narrowedHref({ thing: `${thing.kind}:${thing.id}` })}>
              {texts.allOfThing}
            </LinkButton>
          </Inline>
        </Stack>
        <BeforeAndAfter facts={facts} />
        {people.length > 0 && (
          <Stack gap={2}>
            <Heading level={4}>Affected</Heading>
            <ul className={css.people}>
              {people.map(({ id, name }) => (
                <li key={id}>
                  <Inline gap={2}>
                    <PersonName id={id}>{name}</PersonName>
                    <Link
                      href={narrowedHref({ person: id })}
                      aria-label={classTexts.people.findHistory(name)}
                    >
                      {classTexts.people.history}
                    </Link>
                  </Inline>
                </li>
              ))}
            </ul>
          </Stack>
        )}
      </Stack>
    </PeopleLinks>
  );
}
