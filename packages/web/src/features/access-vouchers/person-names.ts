import { fullName } from "@cathedra/domain";

export type NamedPerson = {
  readonly first_name: string | null | undefined;
  readonly last_name: string | null | undefined;
};

/** The name of a person as the contract represents them. */
export function getName({ first_name, last_name }: NamedPerson): string {
  return fullName({ firstName: first_name ?? "", lastName: last_name ?? "" });
}

/** The name of the person who made a voucher or event. */
export function creatorName(creator: NamedPerson | null | undefined): string {
  return creator == null ? "A former user" : getName(creator);
}
