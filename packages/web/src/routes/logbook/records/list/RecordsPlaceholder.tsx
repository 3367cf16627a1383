import { logbookPageSize } from "@cathedra/domain/logbook";
import { Card } from "@cathedra/ui-kit/Card";
import { Table } from "@cathedra/ui-kit/Table";
import { listColumns } from "./columns.tsx";

/** The list's head, and the places of a page of rows. */
export function RecordsPlaceholder() {
  return (
    <Card padding="none">
      <Table
        label="Records"
        columns={listColumns}
        rows={[]}
        rowId={({ id }) => id}
        rowActions={() => null}
        isLoading
        expectedRows={logbookPageSize}
        expectedLines={2}
        empty={null}
      />
    </Card>
  );
}
