import { activityLogTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { Chip } from "@cathedra/ui-kit/Chip";
import { Disclosure } from "@cathedra/ui-kit/Disclosure";
import { Inline } from "@cathedra/ui-kit/Inline";
import { LazyPart, usePreloadedPart } from "@cathedra/ui-kit/overlay";
import { SearchField } from "@cathedra/ui-kit/SearchField";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Switch } from "@cathedra/ui-kit/Switch";
import { type ReactNode, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { LogBar_query$key } from "../../__generated__/LogBar_query.graphql.ts";
import * as css from "./LogFields.css.ts";
import { filterTexts, sortLabels } from "./log-texts.ts";
import { getOrder, type LogView, logView, toView } from "./log-view.ts";

export type LogBarProps = {
  readonly query: LogBar_query$key;
  readonly view: LogView;
  readonly groups: readonly { readonly id: number; readonly name: string; readonly customerName: string }[];
  readonly onChange: (view: LogView) => void;
  /** Buttons for the list as a whole. */
  readonly acts: ReactNode;
};

/** The fields are hidden at first, and their calendars need as much code as the whole list. */
const loadFields = () => import("./LogFields.tsx").then((file) => file.LogFields);

/** The controls above the list: whose runs, the search, and the active filters. */
export function LogBar({ query, view, groups, onChange, acts }: LogBarProps) {
  const { user, vistActivityChoices: choices } = useFragment(
    graphql`
      fragment LogBar_query on Query {
        user {
          viewerCanViewAllActivities
          viewerCanFilterActivitiesByGroup
        }
        vistActivityChoices {
          code
          name
          exercises {
            key
            name
          }
        }
      }
    `,
    query,
  );
  const [isOpen, setOpen] = useState(false);
  usePreloadedPart(loadFields);
  const isAll = view.view === "all";
  const set = filterTexts(view, choices, groups);
  const count = set.length === 0 ? "" : ` · ${set.length === 1 ? "1 filter" : `${set.length} filters`}`;
  return (
    <Stack gap={3}>
      {user?.viewerCanViewAllActivities === true && (
        <Switch
          label={activityLogTexts.viewAll}
          value={isAll}
          onChange={(all) => onChange(toView(view, all ? "all" : "mine"))}
        />
      )}
      <div className={css.line}>
        <div className={css.search}>
          <SearchField
            label="Search activities"
            placeholder={isAll ? "Person, exercise, module or course" : "Exercise, module or course"}
            value={view.search}
            onSearch={(search) => onChange({ ...view, search: search.trim(), page: 1 })}
          />
        </div>
        <Inline gap={2}>{acts}</Inline>
      </div>
      <Card padding="none">
        <Disclosure
          title="Sort and filter"
          level={2}
          summary={`${sortLabels[view.sort][getOrder(view)]}${count}`}
          isExpanded={isOpen}
          onExpandedChange={setOpen}
        >
          {isOpen && (
            <LazyPart
              load={loadFields}
              isWanted
              onFailure={() => setOpen(false)}
              props={{
                view,
                choices,
                groups:
                  isAll && user?.viewerCanFilterActivitiesByGroup === true
                    ? groups.map(({ id, name, customerName }) => ({
                        value: String(id),
                        label: `${name} · ${customerName}`,
                      }))
                    : undefined,
                onChange,
              }}
            />
          )}
        </Disclosure>
      </Card>
      {set.length > 0 && (
        <section aria-label="Filters in use">
          <Inline gap={2}>
            {set.map(({ words, without }) => (
              <Chip
                key={words}
                removeLabel="Remove the filter"
                onRemove={() => onChange({ ...view, page: 1, ...without })}
              >
                {words}
              </Chip>
            ))}
            {set.length > 1 && (
              <Button variant="quiet" size="small" onPress={() => onChange(logView.whole(view))}>
                Clear filters
              </Button>
            )}
          </Inline>
        </section>
      )}
    </Stack>
  );
}
