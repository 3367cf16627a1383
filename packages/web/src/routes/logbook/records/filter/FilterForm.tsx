import {
  adverseEventLabels,
  adverseEvents,
  type Catalogue,
  cascadeLevels,
  confirmationStates,
  formatAttendingName,
  modalities,
  modalityLabels,
  narrowerOptions,
  narrowLevel,
} from "@cathedra/domain/logbook";
import { confirmationTexts, recordListTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Checkbox } from "@cathedra/ui-kit/Checkbox";
import { ComboBox, type Option } from "@cathedra/ui-kit/ComboBox";
import { DatePicker } from "@cathedra/ui-kit/DatePicker";
import { Inline } from "@cathedra/ui-kit/Inline";
import { SearchField } from "@cathedra/ui-kit/SearchField";
import { Select } from "@cathedra/ui-kit/Select";
import { Stack } from "@cathedra/ui-kit/Stack";
import { useMemo } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type {
  FilterFormQuery,
  FilterFormQuery$data,
} from "../../../../__generated__/FilterFormQuery.graphql.ts";
import { useDayRange } from "../../../../features/day-range/use-day-range.ts";
import { useViewer } from "../../../../shell/use-viewer.ts";
import { type FilterName, type ListFilters, noFilters } from "../../record-list/list-filters.ts";
import { filterLabels } from "./filter-texts.ts";

export type FilterFormProps = {
  readonly filters: ListFilters;
  readonly onChange: (filters: ListFilters) => void;
  readonly onClose: () => void;
};

/** The pause in typing before the participant's filter is applied, in milliseconds; longer than for the search (7.046). */
const participantDelayMs = 1000;

const anything = "Any";

/** The filters of the list (7.063). The list follows each change at once; only admins see the filter by participant (7.007). */
export function FilterForm({ filters, onChange, onClose }: FilterFormProps) {
  const { IRLogFormData: offered } = useLazyLoadQuery<FilterFormQuery>(
    graphql`
      query FilterFormQuery {
        IRLogFormData {
          interventionTypes {
            name
            organSystems {
              name
              categories {
                name
                subCategories {
                  name
                  subCategory
                  code
                }
              }
            }
          }
          attending {
            id
            firstName
            lastName
            customerId
            customerName
          }
          hospitals {
            name
            customerId
          }
          viewerCanFilterByParticipant
        }
      }
    `,
    {},
  );
  const viewer = useViewer()?.keycloak_id ?? null;
  const set = (name: FilterName) => (value: string | null) =>
    onChange({ ...filters, [name]: value === "" ? null : value });
  const days = useDayRange({ from: filters.startDate, to: filters.endDate }, ({ from, to }) =>
    onChange({ ...filters, startDate: from, endDate: to }),
  );
  const field = (name: FilterName) => ({
    label: filterLabels[name],
    value: filters[name],
    onChange: set(name),
  });

  return (
    <Stack gap={4}>
      <DatePicker
        label="Date of procedure, from"
        value={days.range.from}
        onChange={(from) => days.choose({ from: from === "" ? null : from })}
      />
      <DatePicker
        label="Date of procedure, to"
        value={days.range.to}
        onChange={(to) => days.choose({ to: to === "" ? null : to })}
        errorMessage={days.error}
      />
      <ComboBox
        {...field("hospital")}
        placeholder={anything}
        options={hospitalChoices(offered.hospitals, filters.hospital)}
      />
      <ComboBox
        {...field("attending")}
        placeholder={anything}
        options={attendingChoices(offered.attending)}
      />
      {offered.viewerCanFilterByParticipant && (
        <SearchField
          label={filterLabels.participantName}
          isLabelShown
          placeholder="Part of the name"
          delay={participantDelayMs}
          value={filters.participantName ?? ""}
          onSearch={set("participantName")}
        />
      )}
      <LevelFilters filters={filters} types={offered.interventionTypes} onChange={onChange} />
      <Select
        {...field("modalityPrimary")}
        emptyLabel={anything}
        options={modalities.map((value) => ({ value, label: modalityLabels[value] }))}
      />
      <Select
        {...field("complications")}
        emptyLabel={anything}
        options={adverseEvents.map((value) => ({ value, label: adverseEventLabels[value] }))}
      />
      <Select
        {...field("confirmation")}
        emptyLabel={anything}
        options={confirmationStates.map((value) => ({ value, label: confirmationTexts.short[value] }))}
      />
      <Checkbox
        label={recordListTexts.toComplete}
        value={filters.toCompleteBy !== null}
        onChange={(isOn) => onChange({ ...filters, toCompleteBy: isOn ? viewer : null })}
      />
      <Inline justify="end">
        <Button onPress={() => onChange(noFilters)}>Clear</Button>
        <Button variant="primary" onPress={onClose}>
          Show records
        </Button>
      </Inline>
    </Stack>
  );
}

type Offered = FilterFormQuery$data["IRLogFormData"];

/**
 * The hospitals by name; two customers may have one of the same name. The chosen one is included even when no customer offers
 * it.
 */
function hospitalChoices(hospitals: Offered["hospitals"], chosen: string | null): readonly Option[] {
  const names = new Set([...(chosen === null ? [] : [chosen]), ...hospitals.map(({ name }) => name)]);
  return [...names]
    .toSorted((one, other) => one.localeCompare(other))
    .map((name) => ({ value: name, label: name }));
}

/** The attendings as "Last, First", with their customer if there are several customers. */
function attendingChoices(attendings: Offered["attending"]): readonly Option[] {
  const hasSeveral = new Set(attendings.map(({ customerName }) => customerName)).size > 1;
  return attendings.map((attending) => ({
    value: attending.id,
    label: formatAttendingName(attending),
    ...(hasSeveral ? { description: attending.customerName } : {}),
  }));
}

type LevelFiltersProps = {
  readonly filters: ListFilters;
  readonly types: FilterFormQuery$data["IRLogFormData"]["interventionTypes"];
  readonly onChange: (filters: ListFilters) => void;
};

/** The levels of the catalogue: each is enabled when the level above it is chosen. */
function LevelFilters({ filters, types, onChange }: LevelFiltersProps) {
  const catalogue = useMemo(() => getCatalogue(types), [types]);
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
function getCatalogue(types: LevelFiltersProps["types"]): Catalogue {
  return {
    version: "",
    retired: [],
    interventionTypes: types as Catalogue["interventionTypes"],
  };
}
