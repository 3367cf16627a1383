import { logbookDuplicatesTexts as texts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { Grid } from "@cathedra/ui-kit/Grid";
import { Heading } from "@cathedra/ui-kit/Heading";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Link } from "@cathedra/ui-kit/Link";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { graphql, useFragment } from "react-relay/hooks";
import type { DoublePair_pair$key } from "../../../__generated__/DoublePair_pair.graphql.ts";
import type { DoublePair_record$key } from "../../../__generated__/DoublePair_record.graphql.ts";
import { AttendingName } from "../../../features/attending-name/AttendingName.tsx";
import { ConfirmationBadge } from "../../../features/confirmation/ConfirmationBadge.tsx";
import { ownerName } from "../../../features/record-owner/RecordOwner.tsx";
import { showDay, showDayOf } from "../../../format/dates.ts";
import { useSetDouble } from "./use-set-double.ts";

/** Two records side by side, with the decision about them. */
export function DoublePair({ pair: key }: { readonly pair: DoublePair_pair$key }) {
  const pair = useFragment(
    graphql`
      fragment DoublePair_pair on LogbookDouble {
        id
        isDismissed
        decidedAt
        decidedBy {
          keycloak_id
          first_name
          last_name
        }
        first {
          id
          dateOfProcedure
          hospital
          attending {
            firstName
            lastName
          }
          # All that other pages read of a procedure, since the store keeps it once.
          procedure {
            name
            interventionType
            organSystem
            category
            subCategory
            code
          }
          ...DoublePair_record
        }
        second {
          id
          ...DoublePair_record
        }
      }
    `,
    key,
  );
  const { set, isPending } = useSetDouble();
  const { first, second, isDismissed, decidedAt, decidedBy } = pair;
  const decided = isDismissed ? texts.dismissedBy : texts.restoredBy;
  return (
    <Card kind="article" title={`${first.procedure.name}, ${showDay(first.dateOfProcedure)}`}>
      <Stack gap={4}>
        <Text tone="muted">
          {first.hospital} · <AttendingName attending={first.attending} />
        </Text>
        <Grid columns={2} gap={4}>
          <RecordOfPair record={first} />
          <RecordOfPair record={second} />
        </Grid>
        <Inline gap={3}>
          <Button isPending={isPending} onPress={() => set(first.id, second.id, !isDismissed)}>
            {isDismissed ? texts.restore : texts.dismiss}
          </Button>
          {decidedAt != null && (
            <Text size="small" tone="muted">
              {decided(ownerName({ createdBy: decidedBy }), showDayOf(decidedAt))}
            </Text>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}

function RecordOfPair({ record: key }: { readonly record: DoublePair_record$key }) {
  const record = useFragment(
    graphql`
      fragment DoublePair_record on Activity {
        id
        groupName
        procedureIndication
        confirmationState
        createdAt
        createdBy {
          keycloak_id
          first_name
          last_name
        }
        participants {
          user {
            keycloak_id
          }
          name
          role
          level
        }
      }
    `,
    key,
  );
  const people = record.participants.map(({ name, role }) => (role == null ? name : `${name} (${role})`));
  return (
    <Stack gap={2} align="start">
      <Heading level={3} size="label">
        <Link href={`/logbook/records/${record.id}`}>{texts.toRecord(ownerName(record))}</Link>
      </Heading>
      <ConfirmationBadge state={record.confirmationState} />
      <Text size="small">{record.groupName}</Text>
      <Text size="small">{people.length === 0 ? "No participants" : people.join(", ")}</Text>
      <Text size="small">{record.procedureIndication}</Text>
      <Text size="small" tone="muted">{`Entered on ${showDayOf(record.createdAt)}`}</Text>
    </Stack>
  );
}
