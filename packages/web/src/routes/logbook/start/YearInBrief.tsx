import { Heading } from "@cathedra/ui-kit/Heading";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Link } from "@cathedra/ui-kit/Link";
import { Stack } from "@cathedra/ui-kit/Stack";
import { graphql, useFragment } from "react-relay/hooks";
import type { YearInBrief_totals$key } from "../../../__generated__/YearInBrief_totals.graphql.ts";
import { showDay } from "../../../format/dates.ts";
import { casesIn } from "../numbers/cases-by-role.ts";
import { getShare, HeadNumber } from "../numbers/HeadNumbers.tsx";
import * as css from "../numbers/totals.css.ts";
import { ownTotalsHref } from "../numbers/totals-view.ts";

/** The viewer's academic year in four numbers; nothing before its first case. */
export function YearInBrief({ totals }: { readonly totals: YearInBrief_totals$key }) {
  const data = useFragment(
    graphql`
      fragment YearInBrief_totals on LogbookTotals {
        cases
        lastDay
        months {
          month
          role
          cases
        }
      }
    `,
    totals,
  );
  const { cases, lastDay, months } = data;
  if (cases === 0) return null;
  const asOperator = casesIn(months, "Operator");
  const asAssistant = casesIn(months, "Assistant");
  return (
    <section aria-labelledby="year-in-brief">
      <Stack gap={4}>
        <Inline justify="between" gap={3}>
          <Heading level={2} id="year-in-brief">
            This academic year
          </Heading>
          <Link href={ownTotalsHref} variant="alone">
            Your totals
          </Link>
        </Inline>
        <div className={css.numbers}>
          <HeadNumber name="Cases" value={String(cases)} note="Since 1 July" />
          <HeadNumber name="As operator" value={String(asOperator)} note={getShare(asOperator, cases)} />
          <HeadNumber name="As assistant" value={String(asAssistant)} note={getShare(asAssistant, cases)} />
          <HeadNumber name="Latest case" value={lastDay == null ? "" : showDay(lastDay)} note="" isDay />
        </div>
      </Stack>
    </section>
  );
}
