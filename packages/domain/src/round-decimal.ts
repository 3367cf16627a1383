const writers = new Map<number, Intl.NumberFormat>();

/** Rounded as the decimal that one reads (1.005 is 1.01), never in powers of ten, and never -0. */
export function roundDecimal(number: number, decimals: number): string {
  const writer = writers.get(decimals) ?? getWriter(decimals);
  writers.set(decimals, writer);
  const written = writer.format(number);
  return Number(written) === 0 ? written.replace("-", "") : written;
}

function getWriter(decimals: number): Intl.NumberFormat {
  return new Intl.NumberFormat("en", {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: false,
  });
}
