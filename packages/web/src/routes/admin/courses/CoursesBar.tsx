import { SearchField } from "@cathedra/ui-kit/SearchField";
import { Select } from "@cathedra/ui-kit/Select";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import * as css from "../../../features/list-bar/list-bar.css.ts";
import { type CoursesView, courseOrders, searchDelayMs } from "./courses-view.ts";

export type CoursesBarProps = {
  readonly view: CoursesView;
  readonly spaces: readonly { readonly id: number; readonly name: string }[];
  /** How many courses there are, in words. */
  readonly count: string;
  readonly onChange: (view: CoursesView) => void;
};

/** Searching, ordering and narrowing the courses (5.039, 5.041). */
export function CoursesBar({ view, spaces, count, onChange }: CoursesBarProps) {
  const show = (part: Partial<CoursesView>) => onChange({ ...view, page: 1, ...part });
  return (
    <Stack gap={3}>
      <div className={css.bar}>
        <div className={css.search}>
          <SearchField
            label="Search courses"
            placeholder="Search by name or code"
            value={view.search}
            delay={searchDelayMs}
            onSearch={(search) => show({ search })}
          />
        </div>
        <div className={css.shortOrder}>
          <Select
            label="Sort by"
            options={courseOrders}
            value={view.order}
            onChange={(key) => {
              const order = courseOrders.find(({ value }) => value === key);
              if (order !== undefined) show({ order: order.value });
            }}
          />
        </div>
        <div className={css.search}>
          <Select
            label="Learning space"
            options={spaces.map(({ id, name }) => ({ value: String(id), label: name }))}
            emptyLabel="All learning spaces"
            value={view.space === null ? null : String(view.space)}
            onChange={(space) => show({ space: space === null ? null : Number(space) })}
          />
        </div>
      </div>
      <output>
        <Text as="span" size="small" tone="muted" figures="tabular">
          {count}
        </Text>
      </output>
    </Stack>
  );
}
