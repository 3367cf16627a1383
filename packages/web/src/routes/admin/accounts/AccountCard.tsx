import { fullName } from "@cathedra/domain";
import { proficiencyTexts, provisioningTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { Heading } from "@cathedra/ui-kit/Heading";
import { Pencil } from "@cathedra/ui-kit/Icon";
import { Link } from "@cathedra/ui-kit/Link";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { AccountCard_account$key } from "../../../__generated__/AccountCard_account.graphql.ts";
import { personHref } from "../../../features/people/person-href.ts";
import { RuleExplanation } from "../../../features/proficiency-rule/RuleExplanation.tsx";
import { AuditLinks } from "../AuditLinks.tsx";
import * as css from "./AccountCard.css.ts";
import { type AccountFields, getFields } from "./account-form.ts";
import { BalanceBar } from "./BalanceBar.tsx";
import { LearningSpaceTiles } from "./LearningSpaceTiles.tsx";
import { TopUp } from "./TopUp.tsx";

export type AccountCardProps = {
  readonly account: AccountCard_account$key;
  readonly onEdit: (fields: AccountFields) => void;
};

/** One account: its admins, its learning spaces and its hours (9.016). */
export function AccountCard({ account: key, onEdit }: AccountCardProps) {
  const account = useFragment(
    graphql`
      fragment AccountCard_account on Customer {
        id
        name
        modifiedAt
        admins {
          keycloak_id
          first_name
          last_name
          email
        }
        branches {
          id
        }
        proficiencyRule {
          ...RuleExplanation_rule
        }
        viewerCanChooseProficiencyRule
        viewerCanEditAdmins
        viewerCanEditAccount
        viewerCanTopUp
        cloudModuleTimeBalance {
          ...BalanceBar_balance
        }
        ...LearningSpaceTiles_account
        ...TopUp_account
      }
    `,
    key,
  );
  const { id, name } = account;
  const admins = account.admins ?? [];
  return (
    <Card
      title={name}
      actions={
        <>
          <AuditLinks customer={id} name={name} />
          {account.viewerCanEditAdmins && (
            <Button
              size="small"
              icon={Pencil}
              aria-label={`Edit ${name}`}
              onPress={() => onEdit(getFields(account))}
            >
              Edit
            </Button>
          )}
        </>
      }
    >
      <div className={css.parts}>
        <Part title="Admins">
          <ul className={css.people}>
            {admins.map((admin) => (
              <li key={admin.keycloak_id}>
                <Link href={personHref(admin.keycloak_id ?? "")}>
                  {fullName({ firstName: admin.first_name ?? "", lastName: admin.last_name ?? "" })}
                </Link>
                <Text size="small" tone="muted">
                  {admin.email}
                </Text>
              </li>
            ))}
          </ul>
          {admins.length === 0 && <Text tone="muted">No one yet.</Text>}
        </Part>
        <Part title="Learning spaces">
          <LearningSpaceTiles account={account} />
        </Part>
        {account.proficiencyRule != null && (
          <div className={css.wide}>
            <Part
              title={proficiencyTexts.settings.title}
              action={
                account.viewerCanChooseProficiencyRule && (
                  <LinkButton
                    href={`/admin/accounts/${id}/proficiency`}
                    size="small"
                    aria-label={`${proficiencyTexts.settings.change} of ${name}`}
                  >
                    {proficiencyTexts.settings.change}
                  </LinkButton>
                )
              }
            >
              <RuleExplanation rule={account.proficiencyRule} />
            </Part>
          </div>
        )}
        {account.viewerCanEditAdmins && (
          <div className={css.wide}>
            <Part
              title="Directory"
              action={
                <LinkButton
                  href={`/admin/accounts/${id}/provisioning`}
                  size="small"
                  aria-label={`${provisioningTexts.title} of ${name}`}
                >
                  {provisioningTexts.title}
                </LinkButton>
              }
            >
              <Text tone="muted">{provisioningTexts.explanation}</Text>
            </Part>
          </div>
        )}
        <div className={css.wide}>
          <Part
            title="Cloud case time"
            action={
              <LinkButton href={`/admin/accounts/${id}/quota`} size="small">
                Show ledger
              </LinkButton>
            }
          >
            {account.cloudModuleTimeBalance != null && (
              <BalanceBar balance={account.cloudModuleTimeBalance} />
            )}
            {account.viewerCanTopUp && <TopUp account={account} />}
          </Part>
        </div>
      </div>
    </Card>
  );
}

type PartProps = { readonly title: string; readonly action?: ReactNode; readonly children: ReactNode };

function Part({ title, action, children }: PartProps) {
  return (
    <Stack gap={3}>
      <div className={css.partHead}>
        <Heading level={3} size="label">
          {title}
        </Heading>
        {action}
      </div>
      {children}
    </Stack>
  );
}
