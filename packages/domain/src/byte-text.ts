const units = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const;

/**
 * A number of bytes in the format of the locale: `1 byte`, `999 bytes`, `1.4 kB`, `123 MB`. Units are powers of 1000, as in
 * file managers; numbers below a hundred have one decimal. With `limit`, which is for maxima, nothing is rounded up.
 */
export function byteText(bytes: number, locale: string, rounded: "nearest" | "limit" = "nearest"): string {
  let [size, step] = [bytes, 0];
  while (size >= (rounded === "limit" ? 1000 : 999.5) && step < units.length - 1) {
    size /= 1000;
    step += 1;
  }
  const hasDecimal = step > 0 && size < 99.5;
  const factor = hasDecimal ? 10 : 1;
  const shown = rounded === "limit" ? Math.floor(size * factor) / factor : size;
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit: units[step] ?? "byte",
    unitDisplay: step === 0 ? "long" : "short",
    maximumFractionDigits: hasDecimal ? 1 : 0,
  }).format(shown);
}
