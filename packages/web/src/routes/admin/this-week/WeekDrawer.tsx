import { weekTexts as texts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { AlertDialog } from "@cathedra/ui-kit/Dialog";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Heading } from "@cathedra/ui-kit/Heading";
import { Inline } from "@cathedra/ui-kit/Inline";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useState } from "react";
import { DetailDrawer } from "../../../features/table-page/DetailDrawer.tsx";
import { localDay, showDay } from "../../../format/dates.ts";
import { InviteAgain } from "./InviteAgain.tsx";
import { getDay, reasonText } from "./reason-text.ts";
import { useDismiss } from "./use-dismiss.ts";
import { type Assignment, extendedDay, useExtendAssignment } from "./use-extend-assignment.ts";
import * as css from "./week.css.ts";
import type { WeekRow } from "./week-columns.tsx";

export type WeekDrawerProps = {
  /** The person whose details are shown; null for none. */
  readonly person: WeekRow | null;
  readonly onRemind: (person: WeekRow) => void;
  readonly onClose: () => void;
  readonly onChanged: () => void;
};

/** All reasons why a person needs attention, and the possible actions. */
export function WeekDrawer({ person, onRemind, onClose, onChanged }: WeekDrawerProps) {
  return (
    <DetailDrawer title={texts.title} notFound={texts.gone} onClose={onClose}>
      {person === null ? (
        <EmptyState>{texts.gone}</EmptyState>
      ) : (
        <Person person={person} onRemind={onRemind} onClose={onClose} onChanged={onChanged} />
      )}
    </DetailDrawer>
  );
}

type PersonProps = Omit<WeekDrawerProps, "person"> & { readonly person: WeekRow };

function Person({ person, onRemind, onClose, onChanged }: PersonProps) {
  const { subject, name, email, groups, reasons, remindedAt, dismissedUntil } = person;
  const invitations = reasons.filter(({ kind }) => kind === "notJoined");
  const assignments = reasons.flatMap(({ assignment }) => assignment ?? []);
  const isInvitee = subject.startsWith("invitee:");
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Heading level={3}>{name}</Heading>
        <Text size="small" tone="muted">
          {[...(name === email ? [] : [email]), groups.map((group) => group.name).join(", ")].join(" · ")}
        </Text>
        <ul className={css.reasons}>
          {reasons.map((reason) => (
            <li key={reason.key}>{reasonText(reason)}</li>
          ))}
        </ul>
        {dismissedUntil != null && (
          <Text size="small" tone="muted">
            {texts.until(getDay(dismissedUntil))}
          </Text>
        )}
        {remindedAt != null && (
          <Text size="small" tone="muted">
            {texts.reminded(getDay(remindedAt))}
          </Text>
        )}
      </Stack>
      <Inline gap={3}>
        {isInvitee ? null : (
          <Button variant="primary" onPress={() => onRemind(person)}>
            {remindedAt == null ? texts.remind : texts.remindAgain}
          </Button>
        )}
        {invitations.map((reason) => (
          <InviteAgain
            key={reason.key}
            invitation={reason}
            variant={isInvitee ? "primary" : "secondary"}
            onDone={onChanged}
          />
        ))}
        <LinkButton href={isInvitee ? `/admin/groups/${groups[0]?.id}/invite` : `/admin/people/${subject}`}>
          {texts.look}
        </LinkButton>
      </Inline>
      <Dismissing
        person={person}
        onDone={() => {
          onClose();
          onChanged();
        }}
        onUndone={onChanged}
      />
      {assignments.length > 0 && (
        <Stack gap={2}>
          <Heading level={4}>{texts.dueDays}</Heading>
          <Text size="small" tone="muted">
            {texts.dueDaysHelp}
          </Text>
          {assignments.map((assignment) => (
            <ExtendAssignment key={assignment.id} assignment={assignment} name={name} onDone={onChanged} />
          ))}
        </Stack>
      )}
    </Stack>
  );
}

type ExtendAssignmentProps = {
  readonly assignment: Assignment;
  /** The person's name, which the question contains. */
  readonly name: string;
  readonly onDone: () => void;
};

/** An assignment with its due day, and a button that moves the day for everyone who has the assignment, after a question. */
function ExtendAssignment({ assignment, name, onDone }: ExtendAssignmentProps) {
  const [extend, isSaving] = useExtendAssignment(onDone);
  const [isAsking, setAsking] = useState(false);
  const { title, dueOn, isForAll } = assignment;
  return (
    <Inline gap={3}>
      <Text as="span" size="small">{`${title}, ${showDay(dueOn)}`}</Text>
      <Button size="small" isPending={isSaving} onPress={() => setAsking(true)}>
        {texts.extend(isForAll)}
      </Button>
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        tone="neutral"
        title={`${texts.extend(isForAll)}?`}
        confirmLabel={texts.extendConfirm}
        cancelLabel={texts.cancel}
        onConfirm={() => extend(assignment)}
      >
        {texts.extendQuestion(title, showDay(extendedDay(dueOn, localDay())), name)}
      </AlertDialog>
    </Inline>
  );
}

const dayMs = 86_400_000;
const periods = [
  { days: 7, label: texts.periods.week },
  { days: 14, label: texts.periods.twoWeeks },
  { days: 30, label: texts.periods.month },
] as const;

type DismissingProps = {
  readonly person: WeekRow;
  readonly onDone: () => void;
  readonly onUndone: () => void;
};

/** Buttons that hide the reasons of a person until a date, or show them again. */
function Dismissing({ person, onDone, onUndone }: DismissingProps) {
  const [dismiss, isSaving] = useDismiss(person, onDone, onUndone);
  if (person.dismissedUntil != null)
    return (
      <div>
        <Button isPending={isSaving} onPress={() => dismiss(null)}>
          {texts.showAgain}
        </Button>
      </div>
    );
  return (
    <Stack gap={2}>
      <Heading level={4}>{texts.dismiss}</Heading>
      <Text size="small" tone="muted">
        {texts.dismissHelp}
      </Text>
      <Inline gap={3}>
        {periods.map(({ days, label }) => (
          <Button
            key={days}
            isDisabled={isSaving}
            onPress={() => dismiss(new Date(Date.now() + days * dayMs).toISOString())}
          >
            {label}
          </Button>
        ))}
      </Inline>
    </Stack>
  );
}
