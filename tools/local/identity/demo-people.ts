import { type LocalDate, parseLocalDate } from "@cathedra/domain";
import { roleLabels } from "@cathedra/domain/access";
import {
  type CastPerson,
  type CustomerKey,
  demoRecords,
  getCustomer,
  getGroup,
  people,
} from "@cathedra/test-fixtures";
import type { IdentityPerson } from "./person.ts";

/** The demo people as the identity service knows them, customer by customer, with the provider's own people last (G.005). */
export function demoPeople(cast: readonly CastPerson[] = people): readonly IdentityPerson[] {
  const known = cast.map(identityPerson);
  const sections = [...new Set(known.map(({ section }) => section))];
  return sections
    .toSorted((one, other) => Number(one === staff) - Number(other === staff))
    .flatMap((section) => known.filter((person) => person.section === section));
}

const staff = "Cathedra";

function identityPerson(person: CastPerson): IdentityPerson {
  const customer = getCustomerKey(person);
  const [role] = person.roles;
  return {
    keycloakId: person.keycloakId,
    username: person.email.slice(0, person.email.indexOf("@")),
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    roles: person.roles,
    section: customer === undefined ? staff : getCustomer(customer).name,
    title: role === undefined ? "Trainee" : roleLabels[role],
    summary: getSummary(person),
  };
}

function getCustomerKey({ administers, groups }: CastPerson): CustomerKey | undefined {
  const [membership] = groups;
  return administers[0] ?? (membership && getGroup(membership.group).customer);
}

/** A summary of the person's logbook; for people without one, the description of the cast. */
function getSummary({ description, groups, logbook, userId }: CastPerson): string {
  if (groups.length === 0) return description;
  const records = sampleRecords.filter(({ participantIds }) => participantIds.includes(userId)).length;
  const shown = logbook ? `${records} logbook records` : "no logbook";
  return `${groups.map(({ group }) => getGroup(group).name).join(", ")} · ${shown}`;
}

/** Records for counting how many procedures each person took part in, which does not depend on the day. */
const sampleRecords = demoRecords(parseLocalDate("2026-01-01") as LocalDate);
