import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { AlertDialog } from "@cathedra/ui-kit/Dialog";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Heading } from "@cathedra/ui-kit/Heading";
import { Pencil, Plus, Trash2 } from "@cathedra/ui-kit/Icon";
import { IconButton } from "@cathedra/ui-kit/IconButton";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Table, type TableColumn } from "@cathedra/ui-kit/Table";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type {
  TargetList_targets$data,
  TargetList_targets$key,
} from "../../../../__generated__/TargetList_targets.graphql.ts";
import { targetText } from "../../../../features/targets/target-texts.ts";
import { TargetDialog } from "./TargetDialog.tsx";
import { emptyTarget, makeForm, spanWords, type TargetForm } from "./target-form.ts";
import { useTargetChanges } from "./use-target-changes.ts";

type Row = TargetList_targets$data["targets"][number];

/** The targets of an account, with buttons to add, edit and delete them. */
export function TargetList({ targets: key }: { readonly targets: TargetList_targets$key }) {
  const { customer, groups, targets } = useFragment(
    graphql`
      fragment TargetList_targets on LogbookTargets {
        customer {
          id
          name
        }
        groups {
          id
          name
        }
        targets {
          id
          name
          groupId
          interventionType
          organSystem
          category
          subCategory
          procedureCode
          roles
          levels
          minimum
          span
          months
        }
      }
    `,
    key,
  );
  const [edited, edit] = useState<TargetForm | null>(null);
  const [doomed, doom] = useState<Row | null>(null);
  const { remove } = useTargetChanges(customer.id);
  const groupName = (id: number | null | undefined) =>
    groups.find((group) => group.id === id)?.name ?? "All trainees";
  const columns: readonly TableColumn<Row>[] = [
    { id: "name", header: "Target", cell: ({ name }) => name },
    { id: "counts", header: "What counts", narrow: "detail", cell: targetText },
    {
      id: "group",
      header: "For",
      width: "words",
      narrow: "detail",
      cell: ({ groupId }) => groupName(groupId),
    },
    { id: "minimum", header: "Minimum", align: "end", width: "shrink", cell: ({ minimum }) => minimum },
    { id: "span", header: "Within", narrow: "detail", width: "shrink", cell: spanWords },
    {
      id: "actions",
      isOnPaper: false,
      header: "Change",
      width: "shrink",
      cell: (row) => (
        <Inline gap={1} wrap={false}>
          <IconButton
            icon={Pencil}
            size="small"
            label={`Edit ${row.name}`}
            onPress={() => edit(makeForm(row))}
          />
          <IconButton icon={Trash2} size="small" label={`Remove ${row.name}`} onPress={() => doom(row)} />
        </Inline>
      ),
    },
  ];
  const add = (
    <Button icon={Plus} variant="primary" onPress={() => edit(emptyTarget)}>
      Add target
    </Button>
  );
  return (
    <Stack gap={4}>
      <Inline justify="between" gap={3}>
        <Heading level={2}>{customer.name}</Heading>
        {targets.length > 0 && add}
      </Inline>
      <Card padding="none">
        <Table
          label="Targets"
          columns={columns}
          rows={targets}
          rowId={({ id }) => id}
          empty={<EmptyState action={add}>No targets yet: trainees see only their numbers.</EmptyState>}
        />
      </Card>
      {edited !== null && (
        <TargetDialog
          key={edited.id ?? "new"}
          customerId={customer.id}
          groups={groups}
          start={edited}
          onClose={() => edit(null)}
        />
      )}
      <AlertDialog
        isOpen={doomed !== null}
        onOpenChange={() => doom(null)}
        title={`Remove “${doomed?.name ?? ""}”?`}
        confirmLabel="Remove target"
        failureMessage="The target was not removed. Try again."
        onConfirm={() => (doomed === null ? undefined : remove(doomed.id))}
      >
        Trainees no longer see it, and nothing is counted towards it. Their records stay as they are.
      </AlertDialog>
    </Stack>
  );
}
