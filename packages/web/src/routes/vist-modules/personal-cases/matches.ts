import type { PersonalCase } from "@cathedra/domain/personal-cases";

/** Whether the metadata of a case contain every searched word. */
export function matchesSearch({ metadata }: PersonalCase, search: string): boolean {
  const { case_name, description, author, module_id, region, language } = metadata;
  const searchedTexts = [
    case_name,
    description,
    author,
    module_id,
    region,
    language,
    ...metadata.discipline_tags,
    ...metadata.discipline_level,
  ];
  const text = searchedTexts.join(" ").toLocaleLowerCase();
  return search
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
