import type { Instant } from "@cathedra/domain";
import { cloudEventTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { AlertDialog } from "@cathedra/ui-kit/Dialog";
import { Pencil } from "@cathedra/ui-kit/Icon";
import { Inline } from "@cathedra/ui-kit/Inline";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { useRef, useState } from "react";
import type { AdminEventDetail_event$data } from "../../../__generated__/AdminEventDetail_event.graphql.ts";
import { InviteLinkActions } from "../../../features/access-vouchers/InviteLinkActions.tsx";
import { ledgerHref } from "../../../features/access-vouchers/ledger-href.ts";
import * as css from "../../../features/access-vouchers/parts.css.ts";
import { AddToCalendar } from "../../../features/events/AddToCalendar.tsx";
import { restoreFocus } from "../../../shell/focus-content.ts";
import { toasts } from "../../../shell/toasts.ts";
import { AdminEventUsers } from "./AdminEventUsers.tsx";
import { archiveWarning } from "./archive-warning.ts";
import { TurnOffEvent } from "./TurnOffEvent.tsx";
import { useEventChanges } from "./use-event-changes.ts";

export type AdminEventActionsProps = {
  readonly event: Omit<AdminEventDetail_event$data, " $fragmentType">;
  readonly now: Instant;
  readonly onEdit: () => void;
  readonly onArchived: () => void;
};

/** The actions that an event offers in its current state (3.035-3.038). */
export function AdminEventActions({ event, now, onEdit, onArchived }: AdminEventActionsProps) {
  const foot = useRef<HTMLDivElement>(null);
  const [isArchiving, setArchiving] = useState(false);
  const [isShowingUsers, setShowingUsers] = useState(false);
  const { archive, regenerate, revoke } = useEventChanges(event.id);
  const confirmed = async () => {
    try {
      await archive();
    } catch {
      toasts.error(cloudEventTexts.archiveFailed);
      return;
    }
    toasts.success(cloudEventTexts.archived);
    // The pressed button disappears with the change, so the focus moves to the details.
    restoreFocus(() => foot.current?.closest("article")?.querySelector("h3"));
    onArchived();
  };
  return (
    <div ref={foot} className={css.foot}>
      {event.state === "active" && (
        <InviteLinkActions of="event" code={event.code} regenerate={regenerate} revoke={revoke} />
      )}
      <Inline gap={2}>
        {event.used > 0 && (
          <Button size="small" onPress={() => setShowingUsers(true)}>
            Users
          </Button>
        )}
        {Date.parse(event.validTo) > now && (
          <AddToCalendar id={event.id} size="small" isCancelled={event.state === "archived"} />
        )}
        {event.hasStarted && event.viewerCanReadReport && (
          <LinkButton href={`/cloud-event/${event.id}/report`} size="small">
            Report
          </LinkButton>
        )}
        {event.customer.viewerCanReadLedger && (
          <LinkButton href={ledgerHref(event.customer.id, event.id)} size="small">
            Time ledger
          </LinkButton>
        )}
        {event.viewerCanEdit && (
          <Button size="small" icon={Pencil} onPress={onEdit}>
            Edit
          </Button>
        )}
        {event.viewerCanTurnOff && event.vm != null && event.vm.status !== "off" && (
          <TurnOffEvent event={event} onOutdated={onArchived} />
        )}
        {event.viewerCanArchive && (
          <Button size="small" onPress={() => setArchiving(true)}>
            Archive
          </Button>
        )}
      </Inline>
      {isShowingUsers && <AdminEventUsers event={event} onClose={() => setShowingUsers(false)} />}
      <AlertDialog
        isOpen={isArchiving}
        onOpenChange={setArchiving}
        title={`Archive “${event.name}”?`}
        confirmLabel="Archive event"
        onConfirm={confirmed}
      >
        {archiveWarning(event)}
      </AlertDialog>
    </div>
  );
}
