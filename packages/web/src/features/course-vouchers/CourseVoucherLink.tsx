import { courseVoucherLink } from "@cathedra/domain/learning";
import { courseVoucherTexts } from "@cathedra/domain/messages";
import { Badge } from "@cathedra/ui-kit/Badge";
import { Card } from "@cathedra/ui-kit/Card";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { graphql, useFragment } from "react-relay/hooks";
import type {
  CourseVoucherLink_voucher$data,
  CourseVoucherLink_voucher$key,
} from "../../__generated__/CourseVoucherLink_voucher.graphql.ts";
import { showMoment } from "../../format/dates.ts";
import { InviteLinkActions } from "../access-vouchers/InviteLinkActions.tsx";
import { creatorName, getName } from "../access-vouchers/person-names.ts";
import * as css from "./course-vouchers.css.ts";
import { useCourseVoucherChanges } from "./use-course-voucher-changes.ts";

type State = CourseVoucherLink_voucher$data["state"];

const tones: Partial<Readonly<Record<State, "success" | "warning">>> = {
  open: "success",
  revoked: "warning",
};

/** One link: its state, the people who have used it, and the buttons to copy, renew and end it. */
export function CourseVoucherLink({ voucher: key }: { readonly voucher: CourseVoucherLink_voucher$key }) {
  const voucher = useFragment(
    graphql`
      fragment CourseVoucherLink_voucher on CourseVoucher {
        id
        code
        createdAt
        creator {
          keycloak_id
          first_name
          last_name
        }
        validTo
        maxUses
        used
        state
        users {
          user {
            keycloak_id
            first_name
            last_name
            email
          }
          acceptedAt
        }
      }
    `,
    key,
  );
  const { regenerate, revoke } = useCourseVoucherChanges(voucher.id);
  const { state, used, maxUses, validTo, users } = voucher;
  const isLive = state === "open" || state === "revoked";
  return (
    <Card padding="medium">
      <Stack gap={3}>
        <div className={css.head}>
          <Text weight="medium" figures="tabular">{`${used} of ${maxUses} used`}</Text>
          <Badge tone={tones[state] ?? "neutral"}>
            {courseVoucherTexts.states[state as keyof typeof courseVoucherTexts.states] ?? state}
          </Badge>
        </div>
        <Text size="small" tone="muted">
          {`Until ${showMoment(Date.parse(validTo))}. Made by ${creatorName(voucher.creator)} on ${showMoment(Date.parse(voucher.createdAt))}.`}
        </Text>
        {isLive && (
          <InviteLinkActions
            of="voucher"
            code={voucher.code}
            getLink={(code) => courseVoucherLink(location.origin, code)}
            regenerate={regenerate}
            revoke={revoke}
          />
        )}
        {users.length > 0 && (
          <ul className={css.people} aria-label="Who has used it">
            {users.map(({ user, acceptedAt }) => (
              <li key={user.keycloak_id}>
                <Text as="span" size="small">
                  {getName(user)}
                </Text>
                <Text as="span" size="small" tone="muted">
                  {`${user.email ?? ""} · ${showMoment(Date.parse(acceptedAt))}`}
                </Text>
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Card>
  );
}
