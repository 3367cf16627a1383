import { type Instant, instant } from "@cathedra/domain";
import { classInvitationTexts } from "@cathedra/domain/messages";
import { Badge } from "@cathedra/ui-kit/Badge";
import { Check, Circle, CircleAlert, type IconGlyph, Mail, Minus } from "@cathedra/ui-kit/Icon";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import type { inviteeRows_invitee$data } from "../../../../../__generated__/inviteeRows_invitee.graphql.ts";
import { useTimeDependent } from "../../../../../features/poll/use-time-dependent.ts";
import type { DataColumn } from "../../../../../features/table-page/columns.ts";
import { showMoment } from "../../../../../format/dates.ts";
import { Moment } from "../../../../../format/Moment.tsx";
import type { InviteeStatus } from "./invitees-view.ts";
import { linkAge } from "./link-age.ts";

export type InviteeRow = Omit<inviteeRows_invitee$data, " $fragmentType">;

type StatusBadge = {
  readonly label: string;
  readonly tone: "success" | "info" | "warning" | "danger" | "neutral";
  readonly icon: IconGlyph;
};

export const statusBadges: Readonly<Record<InviteeStatus, StatusBadge>> = {
  joined: { label: "Joined", tone: "success", icon: Check },
  mailed: { label: "Mailed", tone: "info", icon: Mail },
  mailWaiting: { label: "Mail on its way", tone: "warning", icon: Circle },
  mailFailed: { label: classInvitationTexts.mailFailed, tone: "danger", icon: CircleAlert },
  notMailed: { label: "Not mailed yet", tone: "warning", icon: Circle },
  optedOut: { label: "Opted out", tone: "neutral", icon: Minus },
  invited: { label: "Invited", tone: "neutral", icon: Minus },
};

/** The badge of a status; an unknown status gets the neutral look. */
function getBadge(status: string): StatusBadge {
  return Object.entries(statusBadges).find(([known]) => known === status)?.[1] ?? statusBadges.invited;
}

export const inviteeColumns: readonly DataColumn<InviteeRow>[] = [
  { id: "email", header: "Address", phone: "lead", cell: ({ email }) => email, text: ({ email }) => email },
  {
    id: "name",
    header: "Name",
    narrow: "detail",
    cell: nameText,
    text: nameText,
  },
  {
    id: "status",
    header: "State",
    cell: (row) => {
      const { status, reason } = row;
      const { label, tone, icon } = getBadge(status);
      return (
        <Stack gap={1}>
          <div>
            <Badge tone={tone} icon={icon}>
              {label}
            </Badge>
          </div>
          {reason !== null && reason !== undefined && (
            <Text size="caption" tone="muted">
              {reason}
            </Text>
          )}
          <LinkAge row={row} />
        </Stack>
      );
    },
    text: (row) =>
      [getBadge(row.status).label, row.reason, linkText(row, instant(Date.now()))].filter(Boolean).join(": "),
  },
  {
    id: "askedAt",
    header: "Invited",
    width: "shrink",
    narrow: "detail",
    cell: ({ askedAt }) => <Moment at={askedAt} />,
    text: ({ askedAt }) => showMoment(Date.parse(askedAt)),
  },
  {
    id: "times",
    header: "Times",
    width: "shrink",
    align: "end",
    narrow: "hide",
    isOffAtFirst: true,
    cell: ({ times }) => times.toLocaleString("en"),
    text: ({ times }) => times,
  },
];

/** The validity of the link in the mail, so that an admin sees when an invited person can no longer join with it. */
function LinkAge({ row }: { readonly row: InviteeRow }) {
  const { text } = useTimeDependent((now) => ({ ...linkAge(row, now), text: linkText(row, now) }));
  if (text === undefined) return null;
  return (
    <Text size="caption" tone="muted">
      {text}
    </Text>
  );
}

function linkText(row: InviteeRow, now: Instant): string | undefined {
  const { at, isOver } = linkAge(row, now);
  if (at === null) return undefined;
  return classInvitationTexts[isOver ? "linkExpired" : "linkWorksUntil"](showMoment(at));
}

function nameText({ first_name, last_name }: InviteeRow): string {
  return `${first_name} ${last_name}`.trim();
}
