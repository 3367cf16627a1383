import { SearchField } from "@cathedra/ui-kit/SearchField";
import { Select } from "@cathedra/ui-kit/Select";
import * as css from "./VistModules.css.ts";

type ListBarProps = {
  readonly label: string;
  readonly search: string;
  readonly sort: string;
  readonly sorts: readonly { readonly key: string; readonly label: string }[];
  readonly onChange: (changed: { readonly search?: string; readonly sort?: string }) => void;
};

/** Search and sort above a list (12.001, 12.003). */
export function ListBar({ label, search, sort, sorts, onChange }: ListBarProps) {
  return (
    <div className={css.bar}>
      <SearchField
        label={label}
        isLabelShown
        value={search}
        onSearch={(text) => onChange({ search: text })}
      />
      <Select
        label="Sort by"
        options={sorts.map((each) => ({ value: each.key, label: each.label }))}
        value={sort}
        onChange={(key) => key !== null && onChange({ sort: key })}
      />
    </div>
  );
}
