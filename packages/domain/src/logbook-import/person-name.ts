import { maxPersonNameLength } from "../logbook/limits.ts";

const title = /^(?:(?:dr|prof|professor|mr|mrs|ms|miss|med|sir)\b\.?\s*)+/i;
const degree = /,?\s+(?:md|phd|frcr|frcs|mbbs|do)\.?$/i;

/** A name of an earlier logbook as "Last, First", without titles; undefined for a text that is not two names. */
export function readPersonName(text: string): string | undefined {
  const plain = text.replace(/\s+/g, " ").trim().replace(title, "").replace(degree, "");
  const comma = plain.indexOf(",");
  const words = plain.split(" ");
  const [lastName, firstName] =
    comma === -1
      ? [words.at(-1) ?? "", words.slice(0, -1).join(" ")]
      : [
          plain.slice(0, comma).trim(),
          plain
            .slice(comma + 1)
            .trim()
            .replace(title, ""),
        ];
  const isName = [lastName, firstName].every(
    (name) => name.length <= maxPersonNameLength && /\p{L}/u.test(name) && !/\d/.test(name),
  );
  return isName ? `${lastName}, ${firstName}` : undefined;
}
