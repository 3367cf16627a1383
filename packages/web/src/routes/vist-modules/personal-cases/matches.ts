import type { PersonalCase } from "@cathedra/domain/personal-cases";

/** Whether every word that was searched for is in what a case says of itself. */
export function matchesSearch({ metadata }: PersonalCase, search: string): boolean {
  const { case_name, description, author, module_id, region, language } = metadata;
  const told = [
    case_name,
    description,
    author,
    module_id,
    region,
    language,
    ...metadata.discipline_tags,
    ...metadata.discipline_level,
  ];
  const text = told.join(" ").toLocaleLowerCase();
  return search
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** `840 kB`, `12.4 MB`: as the locale writes it. */
export function sizeText(bytes: number, locale: string): string {
  const [unit, size] =
    bytes >= 1_000_000_000
      ? (["gigabyte", bytes / 1e9] as const)
      : bytes >= 1_000_000
        ? (["megabyte", bytes / 1e6] as const)
        : (["kilobyte", Math.max(1, bytes / 1000)] as const);
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit,
    unitDisplay: "short",
    maximumFractionDigits: size < 100 && unit !== "kilobyte" ? 1 : 0,
  }).format(size);
}
