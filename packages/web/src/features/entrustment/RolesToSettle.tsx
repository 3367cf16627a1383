import { entrustmentTexts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { Link } from "@cathedra/ui-kit/Link";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { graphql, useFragment } from "react-relay/hooks";
import type { RolesToSettle_roles$key } from "../../__generated__/RolesToSettle_roles.graphql.ts";
import { showDay } from "../../format/dates.ts";

const texts = entrustmentTexts.role;

/** The cases in which record and attending name different roles, each with the link to where it is settled. */
export function RolesToSettle({ roles: key }: { readonly roles: RolesToSettle_roles$key }) {
  const roles = useFragment(
    graphql`
      fragment RolesToSettle_roles on RoleToSettle @relay(plural: true) {
        id
        side
        dateOfProcedure
        procedureName
        otherName
        recordedRole
        statedRole {
          role
        }
      }
    `,
    key,
  );
  if (roles.length === 0) return null;
  return (
    <Card title={texts.list}>
      <Stack gap={3}>
        <Text tone="muted">{texts.listHelp}</Text>
        {roles.map(({ id, side, dateOfProcedure, procedureName, otherName, recordedRole, statedRole }) => (
          <Stack key={id} gap={1}>
            <Link
              href={
                side === "trainee"
                  ? `/logbook/records/${id}`
                  : `/logbook/confirmations?list=confirmed&record=${id}`
              }
            >
              {[procedureName, showDay(dateOfProcedure), otherName ?? ""]
                .filter((part) => part !== "")
                .join(", ")}
            </Link>
            <Text size="small">
              {texts.disputed[side === "trainee" ? "trainee" : "attending"](
                recordedRole ?? texts.none,
                statedRole.role,
              )}
            </Text>
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
