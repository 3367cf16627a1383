import { CheckboxGroup } from "@cathedra/ui-kit/CheckboxGroup";
import { RadioGroup } from "@cathedra/ui-kit/RadioGroup";
import { Stack } from "@cathedra/ui-kit/Stack";
import type { TableSettings } from "./columns.ts";

export type TableSettingsFieldsProps = {
  readonly columns: readonly { readonly value: string; readonly label: string }[];
  readonly shown: readonly string[];
  readonly onShownChange: (shown: readonly string[]) => void;
  readonly density: TableSettings["density"];
  readonly onDensityChange: (density: TableSettings["density"]) => void;
};

const densities = [
  { value: "comfortable", label: "Comfortable" },
  { value: "compact", label: "Compact" },
] as const;

/** The fields of a table's look. */
export function TableSettingsFields({
  columns,
  shown,
  onShownChange,
  density,
  onDensityChange,
}: TableSettingsFieldsProps) {
  return (
    <Stack gap={4}>
      <CheckboxGroup label="Columns" options={columns} value={shown} onChange={onShownChange} />
      <RadioGroup
        label="Rows"
        layout="segmented"
        options={densities}
        value={density}
        onChange={(value) => onDensityChange(value === "compact" ? "compact" : "comfortable")}
      />
    </Stack>
  );
}
