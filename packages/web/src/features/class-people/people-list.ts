import { fullName, normaliseForSearch } from "@cathedra/domain";
import type { TableSort } from "@cathedra/ui-kit/Table";

/** A person of a class, as each of its tables lists them. */
export type ListedPerson = {
  readonly id: string;
  readonly name: string;
  /** The last name, by which lists of people are sorted. */
  readonly sortName: string;
  readonly email: string;
};

type AnsweredPerson = {
  readonly keycloak_id?: string | null | undefined;
  readonly first_name?: string | null | undefined;
  readonly last_name?: string | null | undefined;
  readonly email?: string | null | undefined;
};

/** Turns a person of an answer into a row; a person without a name is listed by the address. */
export function listedPerson(person: AnsweredPerson): ListedPerson {
  const { keycloak_id: id, first_name: firstName, last_name: lastName, email } = person;
  const name = fullName({ firstName: firstName ?? "", lastName: lastName ?? "" });
  return {
    id: id ?? "",
    name: name || (email ?? ""),
    sortName: `${lastName ?? ""} ${firstName ?? ""}`.trim() || (email ?? ""),
    email: email ?? "",
  };
}

/** The people whose name or address contains every word of the search, ignoring case and accents, sorted. */
export function peopleInOrder<Person extends ListedPerson>(
  people: readonly Person[],
  { search, sort }: { readonly search: string; readonly sort: string },
  compare: (one: Person, other: Person) => number = () => 0,
): readonly Person[] {
  const hasWords = searchMatcher(search);
  const factor = getSort(sort).direction === "ascending" ? 1 : -1;
  const isByName = getSort(sort).column === "name";
  return people
    .filter(({ name, email }) => hasWords(`${name} ${email}`))
    .toSorted((one, other) =>
      isByName ? factor * byName(one, other) : factor * compare(one, other) || byName(one, other),
    );
}

/** Makes a test of whether a text contains every word of a search, in any order. */
export function searchMatcher(search: string): (text: string) => boolean {
  const words = normaliseForSearch(search).split(/\s+/).filter(Boolean);
  return (text) => {
    const form = normaliseForSearch(text);
    return words.every((word) => form.includes(word));
  };
}

/** The sorting of a table as its header takes it, from `name` or `-name`. */
export function getSort(sort: string): TableSort {
  return sort.startsWith("-")
    ? { column: sort.slice(1), direction: "descending" }
    : { column: sort, direction: "ascending" };
}

export function sortFrom({ column, direction }: TableSort): string {
  return direction === "ascending" ? column : `-${column}`;
}

const names = new Intl.Collator("en", { numeric: true });
function byName(one: ListedPerson, other: ListedPerson): number {
  return names.compare(one.sortName, other.sortName);
}
