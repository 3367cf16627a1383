import { fullName } from "../full-name.ts";

/** The person who made a change, in the contract's form. */
export type PersonOfChange = {
  readonly keycloak_id: string;
  readonly first_name: string;
  readonly last_name: string;
};

/** The name of the person who made a change; the person is null if they were deleted. */
export function nameOfChange(person: PersonOfChange | null): string {
  if (person === null) return "Someone";
  return fullName({ firstName: person.first_name, lastName: person.last_name });
}
