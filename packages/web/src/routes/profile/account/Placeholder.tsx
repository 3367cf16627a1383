import { Card } from "@cathedra/ui-kit/Card";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";

/** The sections of the account settings, before it is known what they hold. */
export function Placeholder() {
  return (
    <Stack gap={6}>
      <Card title="General Detail">
        <Skeleton kind="text" lines={8} label="Loading your profile" />
      </Card>
      <Card title="Experience">
        <Skeleton kind="text" lines={10} />
      </Card>
      <Card title="Other information">
        <Skeleton kind="text" lines={3} />
      </Card>
    </Stack>
  );
}
