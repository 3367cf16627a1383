import { Card } from "@cathedra/ui-kit/Card";
import { Table } from "@cathedra/ui-kit/Table";
import { recordColumns } from "./columns.tsx";

/** The list's head, and the places of ten rows. */
export function RecordsPlaceholder() {
  return (
    <Card padding="none">
      <Table
        label="Records"
        columns={recordColumns}
        rows={[]}
        rowId={({ id }) => id}
        isLoading
        expectedRows={10}
        empty={null}
      />
    </Card>
  );
}
