import { type Catalogue, cascadeLevels, narrowerOptions, narrowLevel } from "@cathedra/domain/logbook";
import { Select } from "@cathedra/ui-kit/Select";
import { useMemo } from "react";
import type { FilterFormQuery$data } from "../../../../__generated__/FilterFormQuery.graphql.ts";
import type { ListFilters } from "../../record-list/list-filters.ts";
import { filterLabels } from "./filter-texts.ts";

type LevelFiltersProps = {
  readonly filters: ListFilters;
  readonly types: FilterFormQuery$data["IRLogFormData"]["interventionTypes"];
  readonly onChange: (filters: ListFilters) => void;
};

/** The levels of the catalogue: each opens when the one above it is chosen. */
export function LevelFilters({ filters, types, onChange }: LevelFiltersProps) {
  const catalogue = useMemo(() => catalogueOf(types), [types]);
  return cascadeLevels.map((level) => {
    const values = narrowerOptions(catalogue, filters, level);
    const chosen = filters[level];
    const known = chosen === null || values.includes(chosen) ? values : [chosen, ...values];
    return (
      <Select
        key={level}
        label={filterLabels[level]}
        emptyLabel="Any"
        value={chosen}
        isDisabled={known.length === 0}
        options={known.map((value) => ({ value, label: value }))}
        onChange={(value) => onChange(narrowLevel(filters, level, value))}
      />
    );
  });
}

/** The contract names types and categories by strings; the API sends those of its own catalogue. */
function catalogueOf(types: LevelFiltersProps["types"]): Catalogue {
  return {
    version: "",
    source: "",
    licence: "",
    retired: [],
    interventionTypes: types as Catalogue["interventionTypes"],
  };
}
