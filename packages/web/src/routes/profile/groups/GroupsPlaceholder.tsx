import { Grid } from "@cathedra/ui-kit/Grid";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";

/** The places of two cards. */
export function GroupsPlaceholder() {
  return (
    <Grid columns={2} gap={4}>
      <Skeleton kind="block" height={260} />
      <Skeleton kind="block" height={260} />
    </Grid>
  );
}
