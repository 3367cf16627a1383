import { style, styleVariants } from "@vanilla-extract/css";
import { color } from "../theme/contract.css.ts";
import { radius } from "../theme/scale.ts";

export const group = style({ display: "inline-flex", alignItems: "center", padding: 0, listStyle: "none" });

/** A part of each picture lies under its neighbour, never a part of its initials. */
const overlap = (length: string) =>
  ({
    display: "inline-flex",
    borderRadius: radius.full,
    boxShadow: `0 0 0 2px ${color.surface}`,
    selectors: { "& + &": { marginInlineStart: `-${length}` } },
  }) as const;

export const member = styleVariants({
  small: overlap("0.125rem"),
  medium: overlap("0.25rem"),
  large: overlap("0.375rem"),
});

const rest = {
  display: "inline-flex",
  flexShrink: 0,
  alignItems: "center",
  justifyContent: "center",
  padding: "0 0.375rem",
  border: "1px solid transparent",
  borderRadius: radius.full,
  backgroundColor: color.neutralSoft,
  color: color.onNeutralSoft,
  fontWeight: 600,
  fontVariantNumeric: "tabular-nums",
} as const;

export const more = styleVariants({
  small: { ...rest, minWidth: "1.5rem", height: "1.5rem", fontSize: "0.625rem" },
  medium: { ...rest, minWidth: "2rem", height: "2rem", fontSize: "0.75rem" },
  large: { ...rest, minWidth: "2.5rem", height: "2.5rem", fontSize: "0.875rem" },
});
