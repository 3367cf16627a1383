import { style } from "@vanilla-extract/css";
import { color } from "../theme/contract.css.ts";
import { font, radius, space, text, weight } from "../theme/scale.ts";

export const form = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[6],
  fontFamily: font.body,
});

/** An empty alert takes no space in the form, but must exist for later texts to be announced. */
export const alert = style({ selectors: { "&:empty": { position: "absolute" } } });

export const summary = style({
  padding: space[4],
  border: `1px solid ${color.danger}`,
  borderRadius: radius.medium,
  background: color.dangerSoft,
  color: color.onDangerSoft,
  scrollMarginBlock: space[16],
  selectors: { "&:focus-visible": { outline: `2px solid ${color.focus}`, outlineOffset: "2px" } },
});

export const title = style({ ...text.body, fontWeight: weight.semibold, margin: 0 });

export const list = style({ margin: 0, marginBlockStart: space[2], padding: 0, listStyle: "none" });

export const item = style({ ...text.small, paddingBlock: space[1] });

export const link = style({
  color: "inherit",
  fontWeight: weight.medium,
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
  overflowWrap: "anywhere",
  borderRadius: radius.small,
  selectors: {
    "&:hover": { textDecorationThickness: "2px" },
    "&:focus-visible": { outline: "2px solid currentColor", outlineOffset: "2px" },
  },
});
