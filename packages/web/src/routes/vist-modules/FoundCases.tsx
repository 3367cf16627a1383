import { simulatorTexts } from "@cathedra/domain/messages";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Grid } from "@cathedra/ui-kit/Grid";
import { Heading } from "@cathedra/ui-kit/Heading";
import { Stack } from "@cathedra/ui-kit/Stack";
import { useId } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { FoundCasesQuery } from "../../__generated__/FoundCasesQuery.graphql.ts";
import { CaseLink } from "./CaseLink.tsx";

type FoundCasesProps = { readonly search: string; readonly serviceTag: string };

/** The exercises of all modules that match the search (12.009). */
export function FoundCases({ search, serviceTag }: FoundCasesProps) {
  const headingId = useId();
  const { vistCases } = useLazyLoadQuery<FoundCasesQuery>(
    graphql`
      query FoundCasesQuery($serviceTag: String, $searchParams: VistCasesSearchParams) {
        vistCases(serviceTag: $serviceTag, searchParams: $searchParams) {
          id
          isCaseCreator
          ...whole_case
          ...CaseLink_case
        }
      }
    `,
    { serviceTag, searchParams: { searchText: search, sortField: "courseName" } },
  );
  const cases = vistCases.filter(({ isCaseCreator }) => !isCaseCreator);
  return (
    <section aria-labelledby={headingId}>
      <Stack gap={4}>
        <Heading level={2} id={headingId}>
          {simulatorTexts.cases}
        </Heading>
        {cases.length === 0 ? (
          <EmptyState>{simulatorTexts.noCaseFound}</EmptyState>
        ) : (
          <Grid columns={3} gap={4}>
            {cases.map((each) => (
              <CaseLink key={each.id} of={each} />
            ))}
          </Grid>
        )}
      </Stack>
    </section>
  );
}
