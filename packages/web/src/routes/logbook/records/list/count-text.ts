/** "150 records"; where counting stopped early, "10 000+ records". */
export function countText(count: number, isExact: boolean, locale?: string): string {
  const number = new Intl.NumberFormat(locale).format(count);
  if (!isExact) return `${number}+ records`;
  return count === 1 ? "1 record" : `${number} records`;
}
