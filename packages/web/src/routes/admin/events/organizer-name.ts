import { cloudEventTexts } from "@cathedra/domain/messages";
import { getName, type NamedPerson } from "../../../features/access-vouchers/person-names.ts";

/** The name of an organizer; the address if no account has it yet. */
export function organizerName({ email, ...person }: NamedPerson & { readonly email: string }): string {
  return person.first_name == null ? cloudEventTexts.organizerWithoutUser(email) : getName(person);
}
