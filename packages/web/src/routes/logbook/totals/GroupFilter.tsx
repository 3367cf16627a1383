import { Grid } from "@cathedra/ui-kit/Grid";
import { Select } from "@cathedra/ui-kit/Select";
import { graphql, useFragment } from "react-relay/hooks";
import { useSearchParams } from "react-router";
import type { GroupFilter_totals$key } from "../../../__generated__/GroupFilter_totals.graphql.ts";
import { readTotalsView, writeTotalsView } from "../numbers/totals-view.ts";

/** The filter by group, for a person in several groups. */
export function GroupFilter({ totals }: { readonly totals: GroupFilter_totals$key }) {
  const { groups } = useFragment(
    graphql`
      fragment GroupFilter_totals on LogbookTotals {
        groups {
          id
          name
          customer {
            id
            name
          }
        }
      }
    `,
    totals,
  );
  const [query, setQuery] = useSearchParams();
  const view = readTotalsView(query);
  if (groups.length < 2) return null;
  return (
    <Grid columns={4} gap={4}>
      <Select
        label="Group"
        options={groups.map(({ id, name, customer }) => ({
          value: String(id),
          label: name,
          description: customer.name,
        }))}
        emptyLabel="All groups"
        value={view.groupId === null ? null : String(view.groupId)}
        onChange={(value) =>
          setQuery(writeTotalsView({ ...view, groupId: value === null ? null : Number(value) }), {
            replace: true,
          })
        }
      />
    </Grid>
  );
}
