import * as v from "valibot";
import type { Store } from "./store.ts";

const person = v.object({
  id: v.number(),
  login: v.string(),
  email: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  createdAt: v.number(),
});

export type StoredPerson = v.InferOutput<typeof person>;
export type NewPerson = Omit<StoredPerson, "id" | "createdAt">;

const columns = "id, login, email, first_name as firstName, last_name as lastName, created_at as createdAt";

export function getPerson(store: Store, id: number): StoredPerson | undefined {
  return store.one(person, `select ${columns} from person where id = ?`, id);
}

export function personByEmail(store: Store, email: string): StoredPerson | undefined {
  if (email === "") return undefined;
  return store.one(person, `select ${columns} from person where email = ?`, email);
}

export function personByLogin(store: Store, login: string): StoredPerson | undefined {
  return store.one(person, `select ${columns} from person where login = ?`, login);
}

export function peoplePage(store: Store, size: number, number: number): readonly StoredPerson[] {
  const sql = `select ${columns} from person order by id limit ? offset ?`;
  return store.all(person, sql, size, size * (number - 1));
}

/** Adds a person; without an id, the next free one is used. */
export function addPerson(store: Store, input: NewPerson & { readonly id?: number }): StoredPerson {
  const { login, email, firstName, lastName } = input;
  store.run(
    "insert into person (id, login, email, first_name, last_name, created_at) values (?, ?, ?, ?, ?, ?)",
    input.id ?? null,
    login,
    email,
    firstName,
    lastName,
    store.now(),
  );
  const made = personByLogin(store, login);
  if (made === undefined) throw new Error(`nobody was made for ${login}`);
  return made;
}
