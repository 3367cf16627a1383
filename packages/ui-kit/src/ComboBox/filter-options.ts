import { flatOptions, isSectioned, type Option, type Options } from "../field/field-props.ts";

/** European letters without a decomposition into a base letter and a mark, with their plain equivalents. */
const plainLetters: Readonly<Record<string, string>> = {
  ı: "i",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ß: "ss",
  æ: "ae",
  œ: "oe",
};

/** Removes case and accents: `kovacs` finds `Kovács`. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .replace(/[ıøłđðþßæœ]/gu, (letter) => plainLetters[letter] ?? letter)
    .trim();
}

/** How well an option matches the typed text: the lower, the better. */
export type OptionRank = (option: Option, query: string) => number;

/**
 * The options that contain every typed word in the label or the description. In each section the best come first; without a rank,
 * those that begin with the typed text. Equal matches keep their order.
 */
export function filterOptions(options: Options, query: string, getRank?: OptionRank): Options {
  const wanted = fold(query);
  if (wanted === "") return options;
  const words = wanted.split(/\s+/u);
  const keep = (some: readonly Option[]) =>
    some
      .filter((option) => words.every((word) => haystack(option).includes(word)))
      .map((option) => ({
        option,
        rank: getRank?.(option, query) ?? Number(!haystack(option).startsWith(wanted)),
      }))
      .toSorted((one, other) => one.rank - other.rank)
      .map(({ option }) => option);
  if (!isSectioned(options)) return keep(options);
  return options
    .map((section) => ({ ...section, options: keep(section.options) }))
    .filter((section) => section.options.length > 0);
}

/**
 * The option whose complete name was typed without choosing it from the list. None if two options have the name, or if `chosen`
 * also matches the text, because the person may have meant to keep it.
 */
export function matchingOption(
  options: Options,
  text: string,
  chosen: Option | undefined,
): Option | undefined {
  const wanted = fold(text);
  const [known, another] = flatOptions(options).filter(({ label }) => fold(label) === wanted);
  if (known === undefined || another !== undefined) return undefined;
  const mayStay = chosen !== undefined && flatOptions(filterOptions([chosen], text)).length > 0;
  return mayStay ? undefined : known;
}

const haystacks = new WeakMap<Option, string>();

function haystack(option: Option): string {
  const known = haystacks.get(option);
  if (known !== undefined) return known;
  const made = fold(`${option.label} ${option.description ?? ""}`);
  haystacks.set(option, made);
  return made;
}

/** Shows each option once, at its first place: recent options are left out of the full list below them. */
export function withoutRepeats(options: Options): Options {
  if (!isSectioned(options)) return options;
  const seen = new Set<string>();
  return options
    .map((section) => ({
      ...section,
      options: section.options.filter(({ value }) => !seen.has(value) && seen.add(value)),
    }))
    .filter((section) => section.options.length > 0);
}

/** The first `count` options, which are rendered before anyone scrolls in a long list. */
export function firstOptions(options: Options, count: number): Options {
  if (!isSectioned(options)) return options.length <= count ? options : options.slice(0, count);
  let left = count;
  const sections = [];
  for (const section of options) {
    if (left <= 0) break;
    sections.push(
      section.options.length <= left ? section : { ...section, options: section.options.slice(0, left) },
    );
    left -= section.options.length;
  }
  return sections;
}
