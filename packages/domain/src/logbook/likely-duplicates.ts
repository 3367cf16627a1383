// Finds entries of a list that probably mean the same: "Wójcik, Katarzyna" and "Katarzyna Wojcik", "St. Aldhelm" and "Saint
// Aldhelm's". These are suggestions for a person; nothing is merged automatically.

/** Two entries, in the order of the list. */
export type LikelyPair<Entry> = readonly [Entry, Entry];

/** Names shorter than this are the same only to the letter. */
const longEnoughForTypos = 10;

/**
 * The pairs of a list whose names differ only by order, case, marks, punctuation, titles, or one slip of the keyboard
 * in a long name. Costs as much as the names are long, not the square of the list.
 */
export function likelyDuplicates<Entry>(
  entries: readonly Entry[],
  getName: (entry: Entry) => string,
): readonly LikelyPair<Entry>[] {
  const keys = entries.map((entry) => comparableName(getName(entry)));
  const seen = new Map<string, number[]>();
  const pairs = new Map<string, LikelyPair<Entry>>();
  keys.forEach((key, index) => {
    for (const variant of getVariants(key)) {
      const earlier = seen.get(variant) ?? [];
      for (const other of earlier) {
        const [first, second] = [entries[other], entries[index]];
        if (first === undefined || second === undefined || other === index) continue;
        if (isOneSlipApart(keys[other] ?? "", key)) pairs.set(`${other} ${index}`, [first, second]);
      }
      seen.set(variant, [...earlier, index]);
    }
  });
  return [...pairs.values()];
}

/** Letters without marks in lower case, words without titles and without order. */
export function comparableName(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/[øœæßłđðþı]/g, (letter) => plainLetters.get(letter) ?? letter)
    .replace(/['’`´.]/g, "")
    .split(/[^\p{Letter}\p{Number}]+/u)
    .map((word) => sameWords.get(word) ?? word)
    .filter((word) => word !== "")
    .sort()
    .join(" ");
}

const plainLetters: ReadonlyMap<string, string> = new Map(
  Object.entries({ ø: "o", œ: "oe", æ: "ae", ß: "ss", ł: "l", đ: "d", ð: "d", þ: "th", ı: "i" }),
);

/** Titles are removed, because they are not part of a name. */
const sameWords: ReadonlyMap<string, string> = new Map([
  ...["dr", "prof", "professor", "md", "phd", "the"].map((title): [string, string] => [title, ""]),
  ["st", "saint"],
  ["centre", "center"],
]);

/** The name, and the name without each one of its letters: names that differ by one letter have one of these in common. */
function getVariants(key: string): ReadonlySet<string> {
  const variants = new Set([key]);
  if (key.length < longEnoughForTypos - 1) return variants;
  for (let index = 0; index < key.length; index += 1)
    variants.add(key.slice(0, index) + key.slice(index + 1));
  return variants;
}

/** Equal, or one letter inserted, left out, changed, or swapped with its neighbour; digits are never slips. */
function isOneSlipApart(a: string, b: string): boolean {
  if (a === b) return a !== "";
  if (Math.max(a.length, b.length) < longEnoughForTypos || getDigits(a) !== getDigits(b)) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const restA = a.slice(start);
  const restB = b.slice(start);
  if (restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1)) return true;
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
}

function getDigits(key: string): string {
  return key.replace(/\D/g, "");
}
