import { Button } from "@cathedra/ui-kit/Button";
import { CheckboxGroup } from "@cathedra/ui-kit/CheckboxGroup";
import { SlidersHorizontal } from "@cathedra/ui-kit/Icon";
import { Popover } from "@cathedra/ui-kit/Popover";
import { RadioGroup } from "@cathedra/ui-kit/RadioGroup";
import { Stack } from "@cathedra/ui-kit/Stack";
import { type DataColumn, shownColumns, type TableLook, withColumns } from "./columns.ts";

export type TableToolsProps<Row> = {
  readonly columns: readonly DataColumn<Row>[];
  readonly look: TableLook;
  readonly onLookChange: (look: TableLook) => void;
};

const densities = [
  { value: "comfortable", label: "Comfortable" },
  { value: "compact", label: "Compact" },
] as const;

/** Which columns a table has and how close its rows stand: kept in this browser. */
export function TableTools<Row>({ columns, look, onLookChange }: TableToolsProps<Row>) {
  return (
    <Popover
      label="Columns and rows"
      placement="bottom end"
      trigger={<Button icon={SlidersHorizontal}>Columns</Button>}
    >
      <Stack gap={4}>
        <CheckboxGroup
          label="Columns"
          options={columns.slice(1).map(({ id, header }) => ({ value: id, label: header }))}
          value={shownColumns(columns, look).map(({ id }) => id)}
          onChange={(shown) => onLookChange(withColumns(look, columns, shown))}
        />
        <RadioGroup
          label="Rows"
          look="segmented"
          options={densities}
          value={look.density}
          onChange={(density) =>
            onLookChange({ ...look, density: density === "compact" ? "compact" : "comfortable" })
          }
        />
      </Stack>
    </Popover>
  );
}
