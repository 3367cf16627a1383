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
