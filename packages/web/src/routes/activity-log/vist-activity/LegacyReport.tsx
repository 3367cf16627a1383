import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { graphql, useFragment } from "react-relay/hooks";
import type { LegacyReport_activity$key } from "../../../__generated__/LegacyReport_activity.graphql.ts";

export function LegacyReport({ activity }: { readonly activity: LegacyReport_activity$key }) {
  useFragment(
    graphql`
      fragment LegacyReport_activity on VistActivity {
        unitId
      }
    `,
    activity,
  );
  return <EmptyState>No report found for the current activity.</EmptyState>;
}
