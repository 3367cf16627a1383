import { cloudEventTexts } from "@cathedra/domain/messages";
import { type NamedPerson, nameOf } from "../../../features/access-vouchers/person.ts";

/** An organizer by name; by their address, which they may yet sign in with, where no one has it. */
export function organizerName({ email, ...person }: NamedPerson & { readonly email: string }): string {
  return person.first_name == null ? cloudEventTexts.organizerWithoutUser(email) : nameOf(person);
}
