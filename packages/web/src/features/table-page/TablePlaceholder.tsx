import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";

/** Holds the places of the bar over a table and of its first rows. */
export function TablePlaceholder({ label }: { readonly label: string }) {
  return (
    <Stack gap={6}>
      <Skeleton kind="block" height={92} label={label} />
      <Skeleton kind="rows" rows={8} columns={5} label="" />
    </Stack>
  );
}
