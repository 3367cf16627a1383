import { talentTexts } from "@cathedra/domain/messages";
import { Badge } from "@cathedra/ui-kit/Badge";
import { Card } from "@cathedra/ui-kit/Card";
import { Icon } from "@cathedra/ui-kit/Icon";
import { Table, type TableColumn } from "@cathedra/ui-kit/Table";
import { graphql, useFragment } from "react-relay/hooks";
import type {
  ListingTable_courses$data,
  ListingTable_courses$key,
} from "../../../__generated__/ListingTable_courses.graphql.ts";
import * as css from "./CourseListItem.css.ts";
import { categoryIcon } from "./category-icon.ts";
import { type CourseOrder, getSort, orderBy } from "./courses-view.ts";

export type ListingTableProps = {
  readonly courses: ListingTable_courses$key;
  readonly order: CourseOrder;
  readonly onOrder: (order: CourseOrder) => void;
  readonly getHref: (id: string) => string;
  readonly isLoading: boolean;
};

type Row = ListingTable_courses$data[number];

const columns: readonly TableColumn<Row>[] = [
  {
    id: "name",
    header: "Course",
    isSortable: true,
    cell: ({ name, category }) => (
      <span className={css.inRow}>
        <Icon glyph={categoryIcon(category)} size="small" label={category || "Course"} />
        <span>{name}</span>
      </span>
    ),
  },
  { id: "code", header: "Code", isSortable: true, width: "shrink", cell: ({ code }) => code },
  {
    id: "spaces",
    header: "Learning spaces",
    narrow: "detail",
    cell: ({ learningSpaces, isGone }) => (
      <span className={css.inRow}>
        {learningSpaces.map((space) => space.name).join(", ") || talentTexts.inNoSpace}
        {isGone && <Badge tone="warning">{talentTexts.gone}</Badge>}
      </span>
    ),
  },
];

/** Many courses as a table; pressing a column header sorts it, like the select box above. */
export function ListingTable({ courses, order, onOrder, getHref, isLoading }: ListingTableProps) {
  const rows = useFragment(
    graphql`
      fragment ListingTable_courses on TalentCourseListing @relay(plural: true) {
        id
        name
        code
        category
        isGone
        learningSpaces {
          id
          code
          name
        }
      }
    `,
    courses,
  );
  return (
    <Card padding="none">
      <Table
        label="Courses"
        columns={columns}
        rows={rows}
        rowId={({ id }) => String(id)}
        rowHref={({ id }) => getHref(String(id))}
        sort={getSort(order)}
        onSortChange={(sort) => onOrder(orderBy(sort))}
        isLoading={isLoading}
        empty={null}
      />
    </Card>
  );
}
