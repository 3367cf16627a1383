import type { PersonalCase } from "@cathedra/domain/personal-cases";

/** Whether the metadata of a case contain every searched word. */
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
