import { classTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Matrix, type MatrixColumn } from "@cathedra/ui-kit/Matrix";
import { Stack } from "@cathedra/ui-kit/Stack";
import { media } from "@cathedra/ui-kit/theme";
import { useMedia } from "@cathedra/ui-kit/use-media";
import { type ReactNode, useCallback, useMemo } from "react";
import { useLocation, useNavigate } from "react-router";
import { useRenderedCount } from "../list-bar/use-rendered-count.ts";
import { type DataColumn, shownColumns } from "../table-page/columns.ts";
import { TableActions } from "../table-page/TableActions.tsx";
import { TableBar } from "../table-page/TableBar.tsx";
import { TableSection } from "../table-page/TableSection.tsx";
import { useTableSettings } from "../table-page/use-table-settings.ts";
import * as css from "./PeopleMatrix.css.ts";
import { getSort, type ListedPerson, sortFrom } from "./people-list.ts";

export type PeopleColumn<Person> = MatrixColumn<Person> & DataColumn<Person>;

/** The number of rows that are shown at first, and added by each "Show more". */
const pageSize = 100;
const phonePageSize = 50;

type SharedView = { readonly search: string; readonly sort: string };

export type PeopleMatrixProps<Person extends ListedPerson, View extends SharedView> = {
  /** The key under which the browser stores the chosen columns. */
  readonly name: string;
  /** The name of the file, without the day and extension. */
  readonly fileName: string;
  /** The name of the table for screen readers, such as `People by courses`. */
  readonly label: string;
  /** The people that are shown, in their order. */
  readonly people: readonly Person[];
  readonly columns: readonly PeopleColumn<Person>[];
  readonly view: View;
  readonly show: (view: View) => void;
  /**
   * Returns the address for a person's name. The function must be the same at each rendering, so that rows are not rendered
   * again.
   */
  readonly getHref: (person: Person) => string;
  /** The text below the table while the pointer is not over a cell. */
  readonly hint: string;
  /** The text shown when no person matches; without it the usual text is shown. */
  readonly noneMatch?: string;
  /** How one person is shown on a phone. */
  readonly onPhone: (person: Person) => ReactNode;
  readonly legend?: ReactNode;
  /** The controls that filter the people. */
  readonly children?: ReactNode;
};

/** The people of a class with their progress: searched, filtered and sorted in the browser, because all of them are loaded. */
export function PeopleMatrix<Person extends ListedPerson, View extends SharedView>({
  name,
  fileName,
  label,
  people,
  columns,
  view,
  show,
  getHref,
  hint,
  noneMatch = classTexts.noneMatch,
  onPhone,
  legend,
  children,
}: PeopleMatrixProps<Person, View>) {
  const [settings, setSettings] = useTableSettings(name);
  // On paper the whole table is shown, whatever the width of the window.
  const isPrinted = useMedia("print");
  const isPhone = useMedia(media.phone) && !isPrinted;
  const { count, showMore } = useRenderedCount(isPhone ? phonePageSize : pageSize);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const standing = useMemo(
    () => columns.filter((column) => shownColumns(columns, settings).includes(column)),
    [columns, settings],
  );
  const getId = useCallback(({ id }: Person) => id, []);
  const onShow = people.slice(0, count);
  const empty = <EmptyState action={<LinkButton href="?">Show all</LinkButton>}>{noneMatch}</EmptyState>;
  return (
    <Stack gap={6}>
      <TableBar
        search={{
          label: "Search people",
          value: view.search,
          onSearch: (search) => show({ ...view, search }),
        }}
        acts={
          <TableActions
            name={fileName}
            columns={columns}
            settings={settings}
            setSettings={setSettings}
            read={() => Promise.resolve(people)}
            offersWorkbook
          />
        }
        fold={{ isOpenAtFirst: false }}
      >
        {children}
      </TableBar>
      <TableSection title="People" count={people.length} one="person">
        {legend}
        <Card padding="none">
          {people.length === 0 ? (
            empty
          ) : isPhone ? (
            <ul className={css.list}>
              {onShow.map((person) => (
                <li key={person.id} className={css.person}>
                  {onPhone(person)}
                </li>
              ))}
            </ul>
          ) : (
            <Matrix
              label={label}
              columns={standing}
              rows={onShow}
              rowId={getId}
              rowHref={getHref}
              onFollow={(href) => {
                // A drawer opens over the table, so the table keeps its scroll position.
                const preventScrollReset = href.startsWith(`${pathname}?`);
                void navigate(href, { preventScrollReset });
              }}
              sort={getSort(view.sort)}
              onSortChange={(sort) => show({ ...view, sort: sortFrom(sort) })}
              density={settings.density}
              hint={hint}
              empty={empty}
            />
          )}
          {people.length > onShow.length && (
            <div className={css.more}>
              <Button onPress={showMore}>Show more</Button>
            </div>
          )}
        </Card>
      </TableSection>
    </Stack>
  );
}
