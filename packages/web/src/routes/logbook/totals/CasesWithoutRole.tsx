import { Banner } from "@cathedra/ui-kit/Banner";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { graphql, useFragment } from "react-relay/hooks";
import type { CasesWithoutRole_totals$key } from "../../../__generated__/CasesWithoutRole_totals.graphql.ts";
import { type CountedRecords, recordsHref } from "../record-list/records-href.ts";

export type CasesWithoutRoleProps = {
  readonly totals: CasesWithoutRole_totals$key;
  readonly isOwn: boolean;
  /** The filter by the period and group of the counted records. */
  readonly counted: CountedRecords;
};

/** Says why the numbers by role are smaller than the number of cases: some cases have no role. Links to the records of those. */
export function CasesWithoutRole({ totals, isOwn, counted }: CasesWithoutRoleProps) {
  const { person, months } = useFragment(
    graphql`
      fragment CasesWithoutRole_totals on LogbookTotals {
        person {
          keycloak_id
        }
        months {
          month
          role
          cases
        }
      }
    `,
    totals,
  );
  const cases = months.reduce((sum, month) => (month.role == null ? sum + month.cases : sum), 0);
  if (cases === 0) return null;
  return (
    <Banner
      tone="warning"
      isSilent
      action={
        <LinkButton
          size="small"
          href={recordsHref({ ...counted, roleMissingFor: person.keycloak_id ?? null })}
        >
          Show them
        </LinkButton>
      }
    >
      {`${casesWords(cases, isOwn)} no role. Such a case does not count towards roles, or towards targets that ask for a role.`}
    </Banner>
  );
}

function casesWords(cases: number, isOwn: boolean): string {
  if (cases === 1) return isOwn ? "One of your cases has" : "One case has";
  return isOwn ? `${cases} of your cases have` : `${cases} cases have`;
}
