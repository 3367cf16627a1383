import type { Instant } from "@cathedra/domain";
import { Heading } from "@cathedra/ui-kit/Heading";
import { graphql, useFragment } from "react-relay/hooks";
import type {
  AdminEventDetail_event$data,
  AdminEventDetail_event$key,
} from "../../../__generated__/AdminEventDetail_event.graphql.ts";
import { CardModules } from "../../../features/access-vouchers/CardModules.tsx";
import { CardUsers } from "../../../features/access-vouchers/CardUsers.tsx";
import * as parts from "../../../features/access-vouchers/parts.css.ts";
import { creatorName } from "../../../features/access-vouchers/person-names.ts";
import { showEventTime, zoneName } from "../../../features/events/event-time.ts";
import { PrintedOwner } from "../../../features/print/PrintedOwner.tsx";
import { Moment } from "../../../format/Moment.tsx";
import { AdminEventActions } from "./AdminEventActions.tsx";
import { EventState } from "./EventState.tsx";
import * as css from "./Events.css.ts";
import { type EditedEvent, toEdited } from "./event-form.ts";
import { organizerName } from "./organizer-name.ts";

export type AdminEventDetailProps = {
  readonly event: AdminEventDetail_event$key;
  readonly now: Instant;
  readonly onEdit: (event: EditedEvent) => void;
  /** Called when the event has moved to the archive. */
  readonly onArchived: () => void;
};

/** One event: its time, organizers, cases and participants (3.035). */
export function AdminEventDetail({ event: key, now, onEdit, onArchived }: AdminEventDetailProps) {
  const event = useFragment(
    graphql`
      fragment AdminEventDetail_event on EventResourceAccessVoucherAsAdmin {
        id
        name
        description
        eventAt
        durationInSeconds
        validTo
        code
        archivedAt
        modifiedAt
        state
        used
        maxUses
        hasStarted
        viewerCanEdit
        viewerCanArchive
        viewerCanReadReport
        viewerCanTurnOff
        vm {
          id
          status
        }
        customer {
          id
          name
          viewerCanReadLedger
        }
        learningSpace {
          id
          name
        }
        creator {
          keycloak_id
          first_name
          last_name
          email
        }
        organizers {
          email
          first_name
          last_name
        }
        users {
          keycloak_id
          first_name
          last_name
        }
        modules {
          moduleId
          name
          description
          cases {
            caseId
            name
            description
          }
        }
      }
    `,
    key,
  );
  return (
    <article aria-label={event.name}>
      <div className={parts.content}>
        <div className={parts.head}>
          <Heading level={3}>{event.name}</Heading>
          <EventState event={event} />
        </div>
        <PrintedOwner title={event.name} owner={[event.customer.name]} />
        <p className={css.description}>{event.description}</p>
        <Facts event={event} />
        <CardModules modules={event.modules} />
        <AdminEventActions
          event={event}
          now={now}
          onEdit={() => onEdit(toEdited(event))}
          onArchived={onArchived}
        />
      </div>
    </article>
  );
}

type Shown = { readonly event: AdminEventDetail_event$data };

function Facts({ event }: Shown) {
  return (
    <dl className={parts.facts}>
      <dt>When</dt>
      <dd title={zoneName(event)}>{showEventTime(event)}</dd>
      <dt>Institution</dt>
      <dd>{event.customer.name}</dd>
      <dt>Learning space</dt>
      <dd>{event.learningSpace.name}</dd>
      <dt>Organizers</dt>
      <dd>
        <ul className={parts.people}>
          {event.organizers.map((organizer) => (
            <li key={organizer.email}>{organizerName(organizer)}</li>
          ))}
        </ul>
      </dd>
      <dt>Created by</dt>
      <dd>{creatorName(event.creator)}</dd>
      {event.archivedAt != null && (
        <>
          <dt>Archived</dt>
          <dd>
            <Moment at={event.archivedAt} />
          </dd>
        </>
      )}
      {event.state === "active" && event.code != null && (
        <>
          <dt>Invite link</dt>
          <dd>
            Valid until <Moment at={event.validTo} />
          </dd>
        </>
      )}
      <CardUsers users={event.users} used={event.used} maxUses={event.maxUses} />
    </dl>
  );
}
