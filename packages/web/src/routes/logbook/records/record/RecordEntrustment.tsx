import { entrustmentTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Stack } from "@cathedra/ui-kit/Stack";
import { lazy, Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { RecordEntrustment_activity$key } from "../../../../__generated__/RecordEntrustment_activity.graphql.ts";
import EntrustmentPanel from "../../../../features/entrustment/EntrustmentPanel.tsx";

const HandOver = lazy(() => import("../../../../features/entrustment/HandOver.tsx"));

export type RecordEntrustmentProps = {
  readonly activity: RecordEntrustment_activity$key;
  /** The `keycloak_id` of the viewer, if their own record waits for its attending; null otherwise. */
  readonly trainee: string | null;
};

/** How independent the trainee was, and the code by which an attending opens a record that waits for them. */
export default function RecordEntrustment({ activity, trainee }: RecordEntrustmentProps) {
  const { id: recordId, entrustment } = useFragment(
    graphql`
      fragment RecordEntrustment_activity on Activity {
        id
        entrustment {
          ...EntrustmentPanel_entrustment
        }
      }
    `,
    activity,
  );
  const [isHandedOver, setHandedOver] = useState(false);
  if (entrustment == null && trainee === null) return null;
  return (
    <Stack gap={4}>
      {trainee !== null && (
        <Inline>
          <Button size="small" onPress={() => setHandedOver(true)}>
            {entrustmentTexts.handOver.open}
          </Button>
        </Inline>
      )}
      {entrustment != null && (
        <Card title={entrustmentTexts.title}>
          <EntrustmentPanel recordId={recordId} entrustment={entrustment} />
        </Card>
      )}
      <Suspense fallback={null}>
        {isHandedOver && trainee !== null && (
          <HandOver recordId={recordId} trainee={trainee} onClose={() => setHandedOver(false)} />
        )}
      </Suspense>
    </Stack>
  );
}
