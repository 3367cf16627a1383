import { Card } from "@cathedra/ui-kit/Card";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";

export type FormPlaceholderProps = {
  /** The name of the loading content, for screen readers. */
  readonly label: string;
};

/** The sections of the record form while their content is loading. */
export function FormPlaceholder({ label }: FormPlaceholderProps) {
  return (
    <Stack gap={6}>
      <Card title="When and where">
        <Skeleton kind="text" lines={6} label={label} />
      </Card>
      <Card title="Procedure">
        <Skeleton kind="text" lines={8} label={label} />
      </Card>
      <Card title="Participants">
        <Skeleton kind="text" lines={3} label={label} />
      </Card>
    </Stack>
  );
}
