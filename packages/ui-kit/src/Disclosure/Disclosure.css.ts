import { style, styleVariants } from "@vanilla-extract/css";
import { color } from "../theme/contract.css.ts";
import { focusRing } from "../theme/focus.css.ts";
import { controlHeight, media, motion, radius, space, text, weight } from "../theme/scale.ts";

export const disclosure = style({ minWidth: 0 });

/** On paper, a collapsed title without a summary of its content is left out. */
export const withoutSummary = style({
  "@media": { print: { selectors: { "&:not([data-expanded])": { display: "none" } } } },
});

export const trigger = style([
  focusRing,
  {
    display: "flex",
    alignItems: "center",
    gap: space[2],
    width: "100%",
    minHeight: controlHeight.medium,
    padding: `${space[2]} ${space[2]}`,
    border: 0,
    borderRadius: radius.medium,
    backgroundColor: "transparent",
    color: color.ink,
    cursor: "pointer",
    fontWeight: weight.medium,
    textAlign: "start",
    transition: `background-color ${motion.quick}`,
    "@media": { [media.phone]: { flexWrap: "wrap", rowGap: 0 } },
    selectors: {
      "&[data-hovered]": { backgroundColor: color.surfaceHover },
      "&[data-disabled]": { color: color.inkDisabled, cursor: "not-allowed" },
    },
  },
]);

/** Lets the summary wrap before the title if both are long. */
export const title = style({
  minWidth: "min-content",
  overflowWrap: "break-word",
  "@media": { [media.phone]: { flex: "1 1 0" } },
});

export const arrow = style({
  display: "inline-flex",
  color: color.inkMuted,
  transition: `transform ${motion.quick}`,
  selectors: { '[aria-expanded="true"] > &': { transform: "rotate(90deg)" } },
});

export const summary = style({
  flex: "0 9 auto",
  minWidth: 0,
  marginInlineStart: "auto",
  textAlign: "end",
  color: color.inkMuted,
  fontWeight: weight.regular,
  ...text.small,
  // On a phone a long summary is below the title, aligned with it.
  "@media": {
    [media.phone]: {
      flex: "0 1 auto",
      marginInlineStart: 0,
      paddingInlineStart: `calc(1rem + ${space[2]})`,
      textAlign: "start",
    },
  },
});

/** The panel's content starts below the title's text. */
export const panel = styleVariants({
  /** The content is aligned with the text of the title. */
  words: { paddingInlineStart: `calc(${space[2]} + 1rem + ${space[2]})`, paddingInlineEnd: space[2] },
  /** The content is behind a thin line, which is below the arrow if there is enough space. */
  line: {
    marginInlineStart: "1px",
    paddingInlineStart: space[2],
    borderInlineStart: `1px solid ${color.line}`,
    "@media": {
      [media.mobile]: { marginInlineStart: `calc(${space[2]} + 0.5rem)`, paddingInlineStart: space[3] },
    },
  },
  /** The content is aligned with the arrow. */
  none: { paddingInline: space[2] },
});
export const panelContent = style({ paddingBlock: `${space[1]} ${space[3]}` });
