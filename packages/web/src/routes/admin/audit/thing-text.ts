const kinds: Readonly<Record<string, string>> = {
  learning_space: "Learning space",
  space_access: "Access to a learning space",
  voucher: "Voucher or event",
  course_voucher: "Course voucher",
  record: "Logbook record",
  service_tag: "System",
  release: "Software release",
  update: "Software update",
  personal_case: "Personal case",
  object: "Stored file",
  operation: "Background job",
};

/** The kind of a thing as text. */
function kindText(kind: string): string {
  const words = kind.replaceAll("_", " ");
  return kinds[kind] ?? `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}

/** The kind and the name of an object; an object without a name shows its number if that is short. */
export function thingText({
  kind,
  id,
  name,
}: {
  readonly kind: string;
  readonly id: string;
  readonly name?: string | null | undefined;
}): string {
  const called = name ?? (id.length <= 12 ? id : "");
  return called === "" ? kindText(kind) : `${kindText(kind)}: ${called}`;
}
