import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { graphql, useFragment } from "react-relay/hooks";
import type { Imaging_activity$key } from "../../../__generated__/Imaging_activity.graphql.ts";

export function Imaging({ activity }: { readonly activity: Imaging_activity$key }) {
  useFragment(
    graphql`
      fragment Imaging_activity on VistActivity {
        unitId
      }
    `,
    activity,
  );
  return <EmptyState>There are no images for this activity.</EmptyState>;
}
