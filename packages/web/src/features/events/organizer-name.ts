type Organizer = {
  readonly email: string;
  readonly first_name: string | null | undefined;
  readonly last_name: string | null | undefined;
};

/** An organizer with the address at which they are reached; who has never signed in has no name. */
export function organizerName({ email, first_name: first, last_name: last }: Organizer): string {
  return first == null ? email : `${first} ${last ?? ""} (${email})`;
}
