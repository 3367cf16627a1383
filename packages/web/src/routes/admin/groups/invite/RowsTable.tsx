import { Badge } from "@cathedra/ui-kit/Badge";
import { Button } from "@cathedra/ui-kit/Button";
import { Check, Circle, CircleAlert, Copy, type IconGlyph, Mail, Minus, User } from "@cathedra/ui-kit/Icon";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Switch } from "@cathedra/ui-kit/Switch";
import { Table, type TableColumn } from "@cathedra/ui-kit/Table";
import { useState } from "react";
import { type ResultRow, resultText } from "./result-rows.ts";

const pageSize = 50;

const looks: Readonly<
  Record<
    ResultRow["result"],
    { readonly tone: "accent" | "success" | "info" | "warning" | "danger"; readonly icon: IconGlyph }
  >
> = {
  ready: { tone: "accent", icon: Mail },
  invited: { tone: "success", icon: Check },
  alreadyMember: { tone: "info", icon: User },
  alreadyInvited: { tone: "info", icon: Mail },
  writtenLately: { tone: "warning", icon: Circle },
  optedOut: { tone: "warning", icon: Minus },
  duplicate: { tone: "warning", icon: Copy },
  notAnAddress: { tone: "danger", icon: CircleAlert },
};

const columns: readonly TableColumn<ResultRow>[] = [
  { id: "email", header: "Address", phone: "lead", cell: ({ email }) => email },
  {
    id: "number",
    header: "Row",
    width: "shrink",
    align: "end",
    cell: ({ number }) => number.toLocaleString(),
  },
  {
    id: "name",
    header: "Name",
    narrow: "detail",
    cell: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim(),
  },
  {
    id: "result",
    header: "Result",
    width: "shrink",
    cell: ({ result }) => <Badge {...looks[result]}>{resultText(result)}</Badge>,
  },
];

type Props = { readonly label: string; readonly rows: readonly ResultRow[] };

/** The rows of a list with what becomes of each; of a long one a part at a time. */
export function RowsTable({ label, rows }: Props) {
  const [count, setCount] = useState(pageSize);
  const [isOnlyOthers, setOnlyOthers] = useState(false);
  const others = rows.filter(({ result }) => result !== "ready" && result !== "invited");
  const hasBoth = others.length > 0 && others.length < rows.length;
  const listed = hasBoth && isOnlyOthers ? others : rows;
  return (
    <Stack gap={3}>
      {hasBoth && (
        <Switch label="Only rows that are left out" value={isOnlyOthers} onChange={setOnlyOthers} />
      )}
      <Table
        label={label}
        columns={columns}
        rows={listed.slice(0, count)}
        rowId={({ number }) => String(number)}
        density="compact"
        empty={null}
      />
      {listed.length > count && (
        <Inline gap={2}>
          <Button onPress={() => setCount(count + pageSize)}>
            {`Show more (${(listed.length - count).toLocaleString()} left)`}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
