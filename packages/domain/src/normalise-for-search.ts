/** Letters with a stroke or a ligature, which have no accent that could be removed, and their plain form. */
const plain: Readonly<Record<string, string>> = {
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  ħ: "h",
  ŧ: "t",
  ı: "i",
  ς: "σ",
  ß: "ss",
  æ: "ae",
  œ: "oe",
};

/**
 * The form in which a search compares texts: without case and accents, so that "kovacs" finds "Kovács". Equal to the database
 * function `search_form`.
 */
export function normaliseForSearch(text: string): string {
  const bare = text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "");
  return bare.replace(/[øłđðħŧıςßæœ]/g, (letter) => plain[letter] ?? letter);
}
