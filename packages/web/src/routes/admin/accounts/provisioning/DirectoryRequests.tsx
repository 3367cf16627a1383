import { provisioningTexts } from "@cathedra/domain/messages";
import type { ProvisioningOutcome } from "@cathedra/domain/provisioning";
import { Badge } from "@cathedra/ui-kit/Badge";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Table, type TableColumn } from "@cathedra/ui-kit/Table";
import { Text } from "@cathedra/ui-kit/Text";
import { graphql, useFragment } from "react-relay/hooks";
import type {
  DirectoryRequests_provisioning$data,
  DirectoryRequests_provisioning$key,
} from "../../../../__generated__/DirectoryRequests_provisioning.graphql.ts";
import { showMoment } from "../../../../format/dates.ts";

const texts = provisioningTexts.requests;

type Request = DirectoryRequests_provisioning$data["requests"][number];

const tones: Partial<Record<ProvisioningOutcome, "warning" | "danger">> = {
  deactivated: "warning",
  held: "warning",
  refused: "danger",
};

const columns: readonly TableColumn<Request>[] = [
  {
    id: "name",
    header: texts.name,
    phone: "lead",
    cell: ({ name, detail }) => (
      <Stack gap={1}>
        <Text>{name}</Text>
        {detail != null && (
          <Text size="small" tone="muted">
            {detail}
          </Text>
        )}
      </Stack>
    ),
  },
  {
    id: "outcome",
    header: texts.outcome,
    width: "shrink",
    cell: ({ outcome, isPreview }) => (
      <Badge tone={tones[outcome] ?? "neutral"}>
        {isPreview ? `${texts.outcomes[outcome]} (${texts.preview})` : texts.outcomes[outcome]}
      </Badge>
    ),
  },
  {
    id: "at",
    header: texts.time,
    width: "shrink",
    narrow: "detail",
    cell: ({ at }) => showMoment(Date.parse(at)),
  },
];

/** What the latest requests of the directory did, or why they were refused. */
export function DirectoryRequests({
  provisioning: key,
}: {
  readonly provisioning: DirectoryRequests_provisioning$key;
}) {
  const { requests } = useFragment(
    graphql`
      fragment DirectoryRequests_provisioning on Provisioning {
        requests {
          id
          at
          name
          outcome
          detail
          isPreview
        }
      }
    `,
    key,
  );
  return (
    <Card title={texts.title} padding="none">
      <Table
        label={texts.title}
        columns={columns}
        rows={requests}
        rowId={({ id }) => id}
        empty={<EmptyState>{texts.none}</EmptyState>}
      />
    </Card>
  );
}
