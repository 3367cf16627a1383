import {
  adverseEventLabels,
  adverseEvents,
  confirmationStates,
  modalities,
  modalityLabels,
} from "@cathedra/domain/logbook";
import { confirmationTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { ComboBox } from "@cathedra/ui-kit/ComboBox";
import { DatePicker } from "@cathedra/ui-kit/DatePicker";
import { Inline } from "@cathedra/ui-kit/Inline";
import { SearchField } from "@cathedra/ui-kit/SearchField";
import { Select } from "@cathedra/ui-kit/Select";
import { Stack } from "@cathedra/ui-kit/Stack";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { FilterFormQuery } from "../../../../__generated__/FilterFormQuery.graphql.ts";
import { useDayRange } from "../../../../features/day-range/use-day-range.ts";
import { type FilterName, type ListFilters, noFilters } from "../../record-list/list-filters.ts";
import { attendingChoices, hospitalChoices } from "./filter-choices.ts";
import { filterLabels } from "./filter-texts.ts";
import { LevelFilters } from "./LevelFilters.tsx";

export type FilterFormProps = {
  readonly filters: ListFilters;
  readonly onChange: (filters: ListFilters) => void;
  readonly onClose: () => void;
};

/** The participant's filter waits longer for a pause than a search does (7.046). */
const participantDelayMs = 1000;

const anything = "Any";

/** Every filter of the list (7.063). The list follows each change at once; only admins see the one by participant (7.007). */
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
          placeholder="A part of the name"
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
      <Inline justify="end">
        <Button onPress={() => onChange(noFilters)}>Clear</Button>
        <Button variant="primary" onPress={onClose}>
          Show records
        </Button>
      </Inline>
    </Stack>
  );
}
