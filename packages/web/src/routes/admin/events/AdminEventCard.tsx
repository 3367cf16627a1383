import { eventCategory, type Instant } from "@cathedra/domain";
import { Badge } from "@cathedra/ui-kit/Badge";
import { Card } from "@cathedra/ui-kit/Card";
import { graphql, useFragment } from "react-relay/hooks";
import type {
  AdminEventCard_event$data,
  AdminEventCard_event$key,
} from "../../../__generated__/AdminEventCard_event.graphql.ts";
import { CardModules } from "../../../features/access-vouchers/CardModules.tsx";
import { CardUsers } from "../../../features/access-vouchers/CardUsers.tsx";
import * as parts from "../../../features/access-vouchers/parts.css.ts";
import { creatorName, nameOf } from "../../../features/access-vouchers/person.ts";
import { showEventTime, zoneName } from "../../../features/events/event-time.ts";
import { listedEvent } from "../../../features/events/listed-event.ts";
import { Moment } from "../../../format/Moment.tsx";
import { AdminEventActs } from "./AdminEventActs.tsx";
import * as css from "./Events.css.ts";
import { type EditedEvent, editedOf } from "./event-form.ts";

export type AdminEventCardProps = {
  readonly event: AdminEventCard_event$key;
  readonly now: Instant;
  readonly onEdit: (event: EditedEvent) => void;
  /** It has left its section. */
  readonly onArchived: () => void;
};

/** One event: when it is, who conducts it, what is trained, and who is in it (3.035). */
export function AdminEventCard({ event: key, now, onEdit, onArchived }: AdminEventCardProps) {
  const event = useFragment(
    graphql`
      fragment AdminEventCard_event on EventResourceAccessVoucherAsAdmin {
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
    <Card
      title={event.name}
      kind="article"
      titleLevel={3}
      padding="medium"
      actions={<State event={event} now={now} />}
    >
      <div className={parts.content}>
        <p className={css.description}>{event.description}</p>
        <Facts event={event} />
        <CardModules modules={event.modules} />
        <AdminEventActs
          event={event}
          now={now}
          onEdit={() => onEdit(editedOf(event))}
          onArchived={onArchived}
        />
      </div>
    </Card>
  );
}

type Shown = { readonly event: AdminEventCard_event$data };

function Facts({ event }: Shown) {
  return (
    <dl className={parts.facts}>
      <dt>When</dt>
      <dd title={zoneName(event)}>{showEventTime(event)}</dd>
      <dt>Customer</dt>
      <dd>{event.customer.name}</dd>
      <dt>Learning space</dt>
      <dd>{event.learningSpace.name}</dd>
      <dt>Organizers</dt>
      <dd>{event.organizers.map(organizerName).join(", ")}</dd>
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

function State({ event, now }: Shown & { readonly now: Instant }) {
  if (event.state === "archived") return <Badge>Archived</Badge>;
  const category = eventCategory(listedEvent(event), now);
  if (category === "ongoing") return <Badge tone="success">Ongoing</Badge>;
  return category === "upcoming" ? <Badge tone="accent">Upcoming</Badge> : <Badge>Past</Badge>;
}

type Organizer = AdminEventCard_event$data["organizers"][number];

function organizerName({ email, ...person }: Organizer): string {
  return person.first_name == null ? email : nameOf(person);
}
