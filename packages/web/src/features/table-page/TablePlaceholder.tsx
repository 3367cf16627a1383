import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";

/** Reserves the space of the bar above a table and of its first rows while the page loads. */
export function TablePlaceholder({ label }: { readonly label: string }) {
  return (
    <Stack gap={6}>
      <Skeleton kind="block" height={92} label={label} />
      <Skeleton kind="rows" rows={8} columns={5} label="" />
    </Stack>
  );
}
