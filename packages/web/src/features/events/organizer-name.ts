type Organizer = {
  readonly email: string;
  readonly first_name: string | null | undefined;
  readonly last_name: string | null | undefined;
};

/** An organizer's name and address; an organizer who has never signed in has no name. */
export function organizerName({ email, first_name: first, last_name: last }: Organizer): string {
  return first == null ? email : `${first} ${last ?? ""} (${email})`;
}
