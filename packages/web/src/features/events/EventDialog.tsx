import { formatDuration, inviteLink } from "@cathedra/domain";
import { cloudEventTexts, connectionTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Dialog } from "@cathedra/ui-kit/Dialog";
import { Copy } from "@cathedra/ui-kit/Icon";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Link } from "@cathedra/ui-kit/Link";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { graphql, useFragment } from "react-relay/hooks";
import { useNavigate } from "react-router";
import type {
  EventDialog_event$data,
  EventDialog_event$key,
} from "../../__generated__/EventDialog_event.graphql.ts";
import { showMoment, showTime } from "../../format/dates.ts";
import { FoldedText } from "../folded-text/FoldedText.tsx";
import { copyLink } from "../invite-link/copy-link.ts";
import { ScrollIntoViewOnChange } from "../start-steps/ScrollIntoViewOnChange.tsx";
import { AddToCalendar } from "./AddToCalendar.tsx";
import { EventActions } from "./EventActions.tsx";
import * as css from "./EventDialog.css.ts";
import { EventStartPanel } from "./EventStartPanel.tsx";
import { showEventTime, zoneName } from "./event-time.ts";
import { isPast } from "./is-past.ts";
import { organizerName } from "./organizer-name.ts";
import { useEventSession } from "./use-event-session.ts";

export type EventDialogProps = {
  readonly event: EventDialog_event$key;
  readonly onClose: () => void;
};

/** Everything about an event (3.003, 3.019): its times, its people, its modules, and the links to what can be done next. */
export function EventDialog({ event: key, onClose }: EventDialogProps) {
  const event = useFragment(
    graphql`
      fragment EventDialog_event on EventResourceAccessVoucher {
        id
        name
        description
        eventAt
        durationInSeconds
        validTo
        archivedAt
        code
        used
        maxUses
        viewerRole
        organizers {
          email
          first_name
          last_name
        }
        learningSpace {
          id
          name
        }
        modules {
          moduleId
          name
          cases {
            caseId
            name
          }
        }
        ...useEventSession_event
      }
    `,
    key,
  );
  const navigate = useNavigate();
  const session = useEventSession(event, () => void navigate(`/cloud-event/${event.id}`));
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={event.name}
      actions={
        <>
          <AddToCalendar id={event.id} isCancelled={session.isCancelled} />
          <EventActions session={session} />
        </>
      }
    >
      <Stack gap={5}>
        <ScrollIntoViewOnChange watched={`${session.machine?.status} ${session.failure?.text}`}>
          <EventStartPanel session={session} />
        </ScrollIntoViewOnChange>
        <p className={css.description}>
          <FoldedText text={event.description} />
        </p>
        {!isPast(session) && !session.isCancelled && (
          <Link href="/check-connection">{connectionTexts.title}</Link>
        )}
        <Facts event={event} />
        {event.code != null && <InviteLink event={event} code={event.code} />}
      </Stack>
    </Dialog>
  );
}

function Facts({ event }: { readonly event: EventDialog_event$data }) {
  const { organizers, modules, learningSpace, used, maxUses, durationInSeconds } = event;
  return (
    <dl className={css.facts}>
      <dt>When</dt>
      <dd>
        {showEventTime(event)}
        <br />
        <Text size="small" tone="muted">
          {`${formatDuration(durationInSeconds)} · ${zoneName(event)}`}
        </Text>
        {event.archivedAt == null && (
          <Text size="small" tone="muted">
            {cloudEventTexts.roomCloses(showTime(Date.parse(event.validTo)))}
          </Text>
        )}
      </dd>
      <dt>Organizers</dt>
      <dd>
        <ul className={css.list}>
          {organizers.map((organizer) => (
            <li key={organizer.email}>{organizerName(organizer)}</li>
          ))}
        </ul>
      </dd>
      <dt>Learning space</dt>
      <dd>{learningSpace.name}</dd>
      <dt>Cases</dt>
      <dd>
        <ul className={css.list}>
          {modules.map(({ moduleId, name, cases }) => (
            <li key={moduleId}>
              {name}
              <ul className={css.cases}>
                {cases.map((each) => (
                  <li key={each.caseId}>{each.name}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </dd>
      <dt>Participants</dt>
      <dd>{`${used} of ${maxUses}`}</dd>
    </dl>
  );
}

type InviteLinkProps = { readonly event: EventDialog_event$data; readonly code: string };

/** The invite link, which only organizers see (3.019, 3.035). */
function InviteLink({ event, code }: InviteLinkProps) {
  const link = inviteLink(location.origin, code);
  return (
    <Stack gap={2}>
      <Text size="small" tone="muted">
        {`Invite link · valid until ${showMoment(Date.parse(event.validTo))}`}
      </Text>
      <span className={css.link}>{link}</span>
      <Inline gap={2}>
        <Button size="small" icon={Copy} onPress={() => void copyLink(link)}>
          Copy invite link
        </Button>
      </Inline>
    </Stack>
  );
}
