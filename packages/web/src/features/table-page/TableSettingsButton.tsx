import { Button } from "@cathedra/ui-kit/Button";
import { SlidersHorizontal } from "@cathedra/ui-kit/Icon";
import { LazyPart, usePreloadedPart } from "@cathedra/ui-kit/overlay";
import { Popover } from "@cathedra/ui-kit/Popover";
import { type DataColumn, shownColumns, type TableSettings, withColumns } from "./columns.ts";

export type TableSettingsButtonProps<Row> = {
  readonly columns: readonly DataColumn<Row>[];
  readonly settings: TableSettings;
  readonly onSettingsChange: (settings: TableSettings) => void;
};

const loadFields = () =>
  import("./TableSettingsFields.tsx").then(({ TableSettingsFields }) => TableSettingsFields);

/** Settings of a table, kept in this browser: the shown columns and the density of rows. */
export function TableSettingsButton<Row>({
  columns,
  settings,
  onSettingsChange,
}: TableSettingsButtonProps<Row>) {
  usePreloadedPart(loadFields);
  return (
    <Popover
      label="Columns and rows"
      placement="bottom end"
      trigger={<Button icon={SlidersHorizontal}>Columns</Button>}
    >
      {(close) => (
        <LazyPart
          load={loadFields}
          isWanted
          onFailure={close}
          props={{
            columns: columns.slice(1).map(({ id, header }) => ({ value: id, label: header })),
            shown: shownColumns(columns, settings).map(({ id }) => id),
            onShownChange: (shown) => onSettingsChange(withColumns(settings, columns, shown)),
            density: settings.density,
            onDensityChange: (density) => onSettingsChange({ ...settings, density }),
          }}
        />
      )}
    </Popover>
  );
}
