const maxCodeLength = 40;

/** A short unique code for a space of the platform, made from its name. */
export function spaceCode(name: string, taken: ReadonlySet<string>): string {
  const plain = name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, maxCodeLength)
    .replaceAll(/^-+|-+$/g, "");
  const base = plain === "" ? "space" : plain;
  let code = base;
  for (let count = 2; taken.has(code); count += 1) code = `${base}-${count}`;
  return code;
}
