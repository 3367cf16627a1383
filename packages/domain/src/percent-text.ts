/** A share in percent, as every page writes it: `85%`. */
export function percentText(percent: number): string {
  return `${percent}%`;
}
