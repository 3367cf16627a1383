import { base32, base32Pattern } from "./base32.ts";

/** A kind of code that is printed on paper and typed again by its reader. */
export type PrintedCodeKind<Code extends string> = {
  /** The code that these random bytes make. */
  readonly make: (random: Uint8Array) => Code;
  /**
   * Reads a code as people type it: in capitals, with spaces or dashes, and with the letters that Crockford's Base32 takes for
   * digits. Undefined: no code of this kind can be meant.
   */
  readonly parse: (text: string) => Code | undefined;
};

/** The codes that are made of this number of random bytes. Kinds are told apart by their length. */
export function printedCodeKind<Code extends string>(randomBytes: number): PrintedCodeKind<Code> {
  const form = new RegExp(`^${base32Pattern(randomBytes)}$`);
  return {
    make: (random) => {
      if (random.length !== randomBytes) throw new RangeError(`not ${randomBytes} bytes`);
      return base32(random) as Code;
    },
    parse: (text) => {
      if (text.length > 100) return undefined;
      const plain = text
        .toLowerCase()
        .replace(/[\s\-–—]/g, "")
        .replaceAll("o", "0")
        .replace(/[il]/g, "1");
      return form.test(plain) ? (plain as Code) : undefined;
    },
  };
}

/** A code as it is printed: `7KQ2-M8XD-0V4N-PR1A`. */
export function showPrintedCode(code: string): string {
  return (code.toUpperCase().match(/.{1,4}/g) ?? []).join("-");
}
