import type { ViewerRequest } from "@cathedra/qt-bridge/frame-contract";

/** A person in the room, or one whose connection was just lost. */
export type Person = {
  readonly id: string;
  readonly name: string;
  readonly role: "proctor" | "participant";
  /** The connection; null if it is lost and the place is kept until the grace period ends. */
  readonly connection: string | null;
  readonly lostAt: number | null;
  readonly asks: { readonly what: ViewerRequest; readonly since: number } | null;
};

/** The people in the order of their arrival; at most one of them has control. */
export type People = { readonly persons: readonly Person[]; readonly control: string | null };

export type Happening = {
  readonly kind: "joined" | "left" | "control_gained" | "control_lost";
  readonly userId: string;
};

export type PeopleChange = { readonly people: People; readonly happened: readonly Happening[] };

export const nobody: People = { persons: [], control: null };

export type Arrival = Pick<Person, "id" | "name" | "role"> & { readonly connection: string };

/** A person joins or returns: the new connection replaces the old one, and everything else is kept. */
export function join(
  people: People,
  { connection, ...who }: Arrival,
): PeopleChange & { readonly replaced: string | null } {
  const known = find(people, who.id);
  if (known === undefined) {
    const person: Person = { ...who, connection, lostAt: null, asks: null };
    const persons = [...people.persons, person];
    const change = settleControl({ ...people, persons });
    return { ...change, happened: [{ kind: "joined", userId: who.id }, ...change.happened], replaced: null };
  }
  const back = { ...known, ...who, connection, lostAt: null };
  return { ...settleControl(replace(people, back)), replaced: known.connection };
}

/** Marks a person's connection as lost. The person keeps the place and control until `expire`. */
export function lose(people: People, connection: string, now: number): PeopleChange | null {
  const person = people.persons.find((each) => each.connection === connection);
  if (person === undefined) return null;
  return { people: replace(people, { ...person, connection: null, lostAt: now }), happened: [] };
}

/** Removes people who did not return within the grace period. */
export function expire(people: People, now: number, graceMs: number): PeopleChange | null {
  const isGone = ({ lostAt }: Person) => lostAt !== null && now - lostAt >= graceMs;
  const gone = people.persons.filter(isGone);
  if (gone.length === 0) return null;
  const persons = people.persons.filter((person) => !isGone(person));
  const left = gone.map(({ id }): Happening => ({ kind: "left", userId: id }));
  const held = gone.some(({ id }) => id === people.control);
  const lost: readonly Happening[] =
    held && people.control !== null ? [{ kind: "control_lost", userId: people.control }] : [];
  const change = settleControl({ persons, control: held ? null : people.control });
  return { ...change, happened: [...lost, ...left, ...change.happened] };
}

/** Gives control to a person in the room, by a proctor (3.027). Null if that is not allowed or changes nothing. */
export function giveControl(people: People, by: string, to: string): PeopleChange | null {
  const receiver = find(people, to);
  if (!isProctor(people, by) || receiver === undefined || receiver.connection === null) return null;
  return passControl(people, receiver);
}

export function takeControl(people: People, by: string): PeopleChange | null {
  const proctor = find(people, by);
  return proctor === undefined || proctor.role !== "proctor" ? null : passControl(people, proctor);
}

/** Makes or withdraws (null) a person's request; a repeated request keeps its position in the queue. */
export function setRequest(
  people: People,
  by: string,
  what: ViewerRequest | null,
  now: number,
): PeopleChange | null {
  const person = find(people, by);
  if (person === undefined || person.asks?.what === (what ?? undefined)) return null;
  if (what === "control" && people.control === by) return null;
  const asks = what === null ? null : { what, since: person.asks?.since ?? now };
  return { people: replace(people, { ...person, asks }), happened: [] };
}

/** Removes a request that a proctor has handled. */
export function answer(people: People, by: string, userId: string): PeopleChange | null {
  const person = find(people, userId);
  if (!isProctor(people, by) || person === undefined || person.asks === null) return null;
  return { people: replace(people, { ...person, asks: null }), happened: [] };
}

/**
 * Changes a person's role, or removes them (null). A person who is no longer a proctor loses control unless someone gave it to
 * them.
 */
export function assign(people: People, id: string, role: Person["role"] | null): PeopleChange | null {
  const person = find(people, id);
  if (person === undefined || person.role === role) return null;
  const losesControl = people.control === id && role !== "proctor";
  const happened: readonly Happening[] = [
    ...(losesControl ? [{ kind: "control_lost", userId: id } as const] : []),
    ...(role === null ? [{ kind: "left", userId: id } as const] : []),
  ];
  const persons = people.persons.flatMap((each) => {
    if (each.id !== id) return [each];
    return role === null ? [] : [{ ...each, role }];
  });
  const change = settleControl({ persons, control: losesControl ? null : people.control });
  return { ...change, happened: [...happened, ...change.happened] };
}

export function isProctor(people: People, id: string): boolean {
  return find(people, id)?.role === "proctor";
}

function find(people: People, id: string): Person | undefined {
  return people.persons.find((person) => person.id === id);
}

function replace(people: People, changed: Person): People {
  return { ...people, persons: people.persons.map((each) => (each.id === changed.id ? changed : each)) };
}

function passControl(people: People, to: Person): PeopleChange | null {
  if (people.control === to.id) return null;
  const lost: readonly Happening[] =
    people.control === null ? [] : [{ kind: "control_lost", userId: people.control }];
  // A person who gets control no longer has an open request.
  const asked = replace(people, { ...to, asks: null });
  return {
    people: { ...asked, control: to.id },
    happened: [...lost, { kind: "control_gained", userId: to.id }],
  };
}

/** If no one has control, it goes to the proctor who came first. */
function settleControl(people: People): PeopleChange {
  const proctor = people.persons.find(({ role, connection }) => role === "proctor" && connection !== null);
  if (people.control !== null || proctor === undefined) return { people, happened: [] };
  return passControl(people, proctor) ?? { people, happened: [] };
}
