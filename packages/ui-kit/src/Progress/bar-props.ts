/** The completed share of `max`, limited to its bounds. */
export function getShare(value: number, max: number): number {
  return max === 0 ? 0 : Math.min(Math.max(value / max, 0), 1);
}

type Name = { readonly "aria-label": string } | { readonly "aria-labelledby": string };

/** Attributes for screen readers. Not a `<progress>` element, which every browser draws in its own way. */
export function barProps(name: Name, max: number, known?: { readonly value: number; readonly text: string }) {
  return {
    ...name,
    role: "progressbar",
    "aria-valuemin": 0,
    "aria-valuemax": max,
    ...(known === undefined
      ? {}
      : { "aria-valuenow": getShare(known.value, max) * max, "aria-valuetext": known.text }),
  } as const;
}
