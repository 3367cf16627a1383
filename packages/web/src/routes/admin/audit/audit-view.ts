import type { AuditFilter } from "../../../__generated__/AuditLogQuery.graphql.ts";
import {
  dayPart,
  idPart,
  keyPart,
  optionalPart,
  type Part,
  searchPart,
  tableView,
} from "../../../features/table-page/table-view.ts";

const matching = (pattern: RegExp, role: Part<string | null>["role"] = "filter"): Part<string | null> => ({
  role,
  read: (text) => (text !== null && pattern.test(text) ? text : null),
  write: (text) => text,
});

export const roles = ["by", "on"] as const;

export type AuditView = {
  readonly person: string | null;
  readonly role: (typeof roles)[number] | null;
  /** The kind and the id of a thing, such as `group:12`; null for all things. */
  readonly thing: string | null;
  readonly search: string;
  /** An act or a group of acts; null for all acts. */
  readonly act: string | null;
  readonly customer: number | null;
  readonly from: string | null;
  readonly to: string | null;
  /** The entry before which the page begins; null for the first page. */
  readonly before: string | null;
};

/** The parameters of the log in the address. */
export const auditView = tableView<AuditView>({
  person: keyPart,
  role: optionalPart(roles),
  thing: matching(/^[a-z_]{1,40}:[^\n]{1,200}$/),
  search: searchPart,
  act: matching(/^[a-z_]{1,40}(\.[a-z_]{1,60})?$/),
  customer: idPart,
  from: dayPart,
  to: dayPart,
  before: matching(/^[0-9]{1,15}$/, "page"),
});

/** The filter of the request; days begin and end in the reader's time zone. */
export function getFilter({ person, role, thing, search, act, customer, from, to }: AuditView): AuditFilter {
  // An act is written with a dot (`noun.participle`) and a group is one word, so that they can be told apart without the list of
  // acts.
  const isAct = act?.includes(".") === true;
  return {
    person,
    role: person === null ? null : role,
    thing,
    thingName: search === "" ? null : search,
    action: isAct ? act : null,
    group: isAct ? null : act,
    customerId: customer,
    from: from === null ? null : getStart(from, 0),
    to: to === null ? null : getStart(to, 1),
  };
}

function getStart(day: string, later: number): string {
  const at = new Date(`${day}T00:00:00`);
  at.setDate(at.getDate() + later);
  return at.toISOString();
}

/** The address of the log filtered by one person or thing only. */
export function narrowedHref(part: Partial<AuditView>): string {
  return `/admin/audit?${auditView.write({ ...auditView.read(new URLSearchParams()), ...part })}`;
}
