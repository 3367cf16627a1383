import { actGroups, getActs, getLabel } from "@cathedra/domain/audit";
import { auditTexts as texts } from "@cathedra/domain/messages";
import { ComboBox } from "@cathedra/ui-kit/ComboBox";
import { Select } from "@cathedra/ui-kit/Select";
import type { ReactNode } from "react";
import type { AuditLogQuery } from "../../../__generated__/AuditLogQuery.graphql.ts";
import { LazyDatePicker } from "../../../features/day-range/LazyDatePicker.tsx";
import { TableBar } from "../../../features/table-page/TableBar.tsx";
import { type AuditView, roles } from "./audit-view.ts";
import { useCustomers, usePeople } from "./use-audit-choices.ts";

const acts = actGroups.map(({ key, label }) => ({
  label,
  options: [
    { value: key, label: `All of ${label.toLowerCase()}` },
    ...getActs(key).map((act) => ({ value: act, label: getLabel(act) })),
  ],
}));

export type AuditFiltersProps = {
  readonly view: AuditView;
  readonly narrow: (part: Partial<AuditView>) => void;
  readonly page: Pick<AuditLogQuery["response"]["auditEntries"], "person" | "customer">;
  readonly acts: ReactNode;
};

/** The filters of the log; the address holds all of them. */
export function AuditFilters({ view, narrow, page, acts: buttons }: AuditFiltersProps) {
  const { person, role, search, act, customer, from, to } = view;
  const people = usePeople(
    person === null ? null : { value: person, label: page.person?.name ?? texts.nameless },
  );
  const customers = useCustomers(
    customer === null ? null : { value: String(customer), label: page.customer?.name ?? String(customer) },
  );
  return (
    <TableBar
      search={{
        label: texts.thing,
        value: search,
        onSearch: (text) => narrow({ search: text, thing: null }),
      }}
      acts={buttons}
    >
      <ComboBox
        label={texts.person}
        placeholder="Everyone"
        options={people.options}
        onSearch={people.onSearch}
        emptyMessage={people.search.length < 3 ? texts.typeMore : undefined}
        value={person}
        onChange={(id) => narrow({ person: id, ...(id === null && { role: null }) })}
      />
      {person !== null && (
        <Select
          label={texts.role}
          emptyLabel="Either"
          options={roles.map((each) => ({ value: each, label: texts.roles[each] }))}
          value={role}
          onChange={(chosen) => narrow({ role: roles.find((each) => each === chosen) ?? null })}
        />
      )}
      <ComboBox
        label={texts.act}
        placeholder={texts.allActs}
        options={acts}
        value={act}
        onChange={(chosen) => narrow({ act: chosen })}
      />
      <ComboBox
        label={texts.customer}
        placeholder="All institutions"
        options={customers.options}
        onSearch={customers.onSearch}
        value={customer === null ? null : String(customer)}
        onChange={(id) => narrow({ customer: id === null ? null : Number(id) })}
      />
      <LazyDatePicker label={texts.from} value={from} onChange={(day) => narrow({ from: day })} />
      <LazyDatePicker label={texts.to} value={to} onChange={(day) => narrow({ to: day })} />
    </TableBar>
  );
}
