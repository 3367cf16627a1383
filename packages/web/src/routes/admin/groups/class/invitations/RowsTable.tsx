import type { ListedPerson } from "@cathedra/domain/groups";
import { classInvitationTexts } from "@cathedra/domain/messages";
import { Badge } from "@cathedra/ui-kit/Badge";
import { Button } from "@cathedra/ui-kit/Button";
import {
  Check,
  Circle,
  CircleAlert,
  Copy,
  type IconGlyph,
  Mail,
  Minus,
  Pencil,
  User,
} from "@cathedra/ui-kit/Icon";
import { IconButton } from "@cathedra/ui-kit/IconButton";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Switch } from "@cathedra/ui-kit/Switch";
import { Table, type TableColumn } from "@cathedra/ui-kit/Table";
import { Text } from "@cathedra/ui-kit/Text";
import { useRef, useState } from "react";
import { RowEditor } from "./RowEditor.tsx";
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
  mailFailed: { tone: "danger", icon: CircleAlert },
  alreadyMember: { tone: "info", icon: User },
  alreadyInvited: { tone: "info", icon: Mail },
  writtenLately: { tone: "warning", icon: Circle },
  optedOut: { tone: "warning", icon: Minus },
  duplicate: { tone: "warning", icon: Copy },
  notAnAddress: { tone: "danger", icon: CircleAlert },
};

const otherColumns: readonly TableColumn<ResultRow>[] = [
  {
    id: "number",
    header: "Row",
    width: "shrink",
    align: "end",
    cell: ({ number }) => number.toLocaleString("en"),
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
    cell: ({ result, reason = "" }) => (
      <Stack gap={1}>
        <div>
          <Badge {...looks[result]}>{resultText(result)}</Badge>
        </div>
        {reason !== "" && (
          <Text size="caption" tone="muted">
            {reason}
          </Text>
        )}
      </Stack>
    ),
  },
];

type Props = {
  readonly label: string;
  readonly rows: readonly ResultRow[];
  /** Called when a row was corrected in place; without it, rows are read-only. */
  readonly onCorrect?: (row: ResultRow, person: ListedPerson) => void;
};

/** The rows of a list with their results; a long list is shown in parts. */
export function RowsTable({ label, rows, onCorrect }: Props) {
  const [count, setCount] = useState(pageSize);
  const [isOnlyOthers, setOnlyOthers] = useState(false);
  const others = rows.filter(({ result }) => result !== "ready" && result !== "invited");
  const hasBoth = others.length > 0 && others.length < rows.length;
  const listed = hasBoth && isOnlyOthers ? others : rows;
  const [edited, setEdited] = useState<number>();
  const table = useRef<HTMLDivElement>(null);
  // The corrected row is a new one: the focus moves to its button.
  const close = (number: number) => {
    setEdited(undefined);
    requestAnimationFrame(() =>
      table.current?.querySelector<HTMLElement>(`#${CSS.escape(buttonId(number))}`)?.focus(),
    );
  };
  const columns: readonly TableColumn<ResultRow>[] = [
    {
      id: "email",
      header: "Address",
      phone: "lead",
      cell: (row) =>
        onCorrect !== undefined && edited === row.number ? (
          <RowEditor
            person={row}
            onSave={(person) => {
              onCorrect(row, person);
              close(row.number);
            }}
            onCancel={() => close(row.number)}
          />
        ) : (
          <Address
            row={row}
            onCorrect={
              onCorrect &&
              ((corrected, person) => {
                onCorrect(corrected, person);
                // The editor closes together with the corrected row.
                close(corrected.number);
              })
            }
          />
        ),
    },
    ...otherColumns,
  ];
  const rowActions = (row: ResultRow) =>
    edited === row.number ? null : (
      <IconButton
        id={buttonId(row.number)}
        icon={Pencil}
        size="small"
        label={classInvitationTexts.row.correct(row.number)}
        onPress={() => setEdited(row.number)}
      />
    );
  return (
    <Stack gap={3}>
      {hasBoth && (
        <Switch label="Only rows that are left out" value={isOnlyOthers} onChange={setOnlyOthers} />
      )}
      <div ref={table}>
        <Table
          label={label}
          columns={columns}
          rows={listed.slice(0, count)}
          rowId={({ number }) => String(number)}
          density="compact"
          empty={null}
          {...(onCorrect === undefined ? {} : { rowActions, actionsLabel: "Correct" })}
        />
      </div>
      {listed.length > count && (
        <Inline gap={2}>
          <Button onPress={() => setCount(count + pageSize)}>
            {`Show more (${(listed.length - count).toLocaleString("en")} left)`}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

function buttonId(number: number): string {
  return `correct-row-${number}`;
}

type AddressProps = Required<Pick<Props, "onCorrect">>["onCorrect"] | undefined;

/** An address, and below it the address that was probably meant. */
function Address({ row, onCorrect }: { readonly row: ResultRow; readonly onCorrect: AddressProps }) {
  const { email, suggestion } = row;
  if (suggestion === undefined || onCorrect === undefined) return email;
  return (
    <Stack gap={1}>
      {email}
      <Text size="small" tone="muted">
        {classInvitationTexts.row.didYouMean(suggestion)}
      </Text>
      <div>
        <Button size="small" onPress={() => onCorrect(row, { ...row, email: suggestion })}>
          {classInvitationTexts.row.useSuggestion}
        </Button>
      </div>
    </Stack>
  );
}
