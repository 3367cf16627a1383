import type { CaseId, Instant, LearningSpaceId } from "@cathedra/domain";
import { type CastPerson, cast } from "../cast.ts";
import { type LearningSpaceKey, learningSpaces } from "../cloud-catalogue.ts";
import { colleagues } from "../colleagues.ts";
import { type CustomerKey, getCustomer } from "../customers.ts";
import type { aSession, getHappenings } from "./sessions.ts";

type Whose = {
  readonly customer: CustomerKey;
  readonly creator: CastPerson;
  readonly space: LearningSpaceKey;
  readonly cases: readonly string[];
};

type VoucherFacts = Whose & {
  readonly key: string;
  readonly name: string | null;
  readonly createdAt: Instant;
  readonly validTo: Instant;
  readonly maxUses: number;
  /** The hours that each user gets. */
  readonly hours: number;
  readonly uses: readonly ReturnType<typeof aUse>[];
};

type EventFacts = Whose & {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  /** Organizers in addition to the creator. */
  readonly organizers: readonly CastPerson[];
  readonly createdAt: Instant;
  readonly eventAt: Instant;
  readonly hours: number;
  readonly maxUses: number;
  readonly accepted: readonly CastPerson[];
  readonly acceptedAt: Instant;
  /** When the event was cancelled. */
  readonly archivedAt?: Instant;
  readonly held: HeldEvent | null;
};

type HeldEvent = ReturnType<typeof aSession> & {
  readonly startedBy: CastPerson;
  readonly happenings: ReturnType<typeof getHappenings>;
};

export function aPastVoucher({ customer, creator, space, cases, hours, ...facts }: VoucherFacts) {
  return {
    ...facts,
    ...whose({ customer, creator, space, cases }),
    maxDurationInSeconds: hours * 3600,
    archivedAt: null,
  };
}

/** A person accepts a voucher and runs some sessions with it. */
export function aUse(
  person: CastPerson,
  acceptedAt: Instant,
  sessions: readonly ReturnType<typeof aSession>[],
) {
  return { person: person.keycloakId, acceptedAt, sessions };
}

export function aPastEvent(facts: EventFacts) {
  const { key, name, description, createdAt, eventAt, maxUses, held } = facts;
  const organizers = [facts.creator, ...facts.organizers];
  return {
    key,
    name,
    description,
    createdAt,
    eventAt,
    maxUses,
    ...whose(facts),
    organizers: organizers.map(({ email }) => email.toLowerCase()),
    durationInSeconds: facts.hours * 3600,
    archivedAt: facts.archivedAt ?? null,
    accepted: facts.accepted.map(({ keycloakId }) => ({ person: keycloakId, at: facts.acceptedAt })),
    held: held === null ? null : { ...held, startedBy: held.startedBy.keycloakId },
  };
}

function whose({ customer, creator, space, cases }: Whose) {
  return {
    customerId: getCustomer(customer).id,
    creator: creator.keycloakId,
    learningSpaceId: findSpace(space),
    cases: cases as readonly CaseId[],
  };
}

export function findSpace(key: LearningSpaceKey): LearningSpaceId {
  const space = learningSpaces.find((each) => each.key === key);
  if (space === undefined) throw new Error(`not in the cast: ${key}`);
  return space.id;
}

/** One of the colleagues, by the first name. */
export function colleague(firstName: string): CastPerson {
  const found = [...colleagues, ...Object.values(cast)].find((person) => person.firstName === firstName);
  if (found === undefined) throw new Error(`no colleague: ${firstName}`);
  return found;
}
