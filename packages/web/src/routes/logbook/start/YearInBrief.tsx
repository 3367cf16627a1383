import { Heading } from "@cathedra/ui-kit/Heading";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Link } from "@cathedra/ui-kit/Link";
import { Stack } from "@cathedra/ui-kit/Stack";
import { graphql, useFragment } from "react-relay/hooks";
import type { YearInBrief_totals$key } from "../../../__generated__/YearInBrief_totals.graphql.ts";
import { HeadNumbers } from "../totals/HeadNumbers.tsx";
import { ownTotalsHref } from "../totals/totals-view.ts";

/** One's own academic year in four numbers; nothing before its first case. */
export function YearInBrief({ totals }: { readonly totals: YearInBrief_totals$key }) {
  const data = useFragment(
    graphql`
      fragment YearInBrief_totals on LogbookTotals {
        cases
        ...HeadNumbers_totals
      }
    `,
    totals,
  );
  if (data.cases === 0) return null;
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
        <HeadNumbers totals={data} />
      </Stack>
    </section>
  );
}
