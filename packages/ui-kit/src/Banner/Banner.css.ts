import { style, styleVariants } from "@vanilla-extract/css";
import { color } from "../theme/contract.css.ts";
import { radius, space, text, weight } from "../theme/scale.ts";

export const banner = style({
  display: "flex",
  alignItems: "flex-start",
  gap: space[3],
  padding: `${space[3]} ${space[4]}`,
  border: "1px solid transparent",
  borderRadius: radius.medium,
  ...text.small,
});

export const sign = styleVariants({
  info: { color: color.info },
  success: { color: color.success },
  warning: { color: color.warning },
  danger: { color: color.danger },
});

export const body = style({
  display: "flex",
  flex: 1,
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[2]} ${space[4]}`,
  minWidth: 0,
});

/** The icon stays beside the first line, however high the button beside it is. */
export const description = style({
  display: "flex",
  flex: "1 1 14rem",
  alignItems: "flex-start",
  gap: space[3],
  minWidth: 0,
});
export const textBlock = style({ flex: 1, minWidth: 0, overflowWrap: "anywhere" });
export const title = style({ fontWeight: weight.semibold });

/** Makes the first line as high as an action beside or above it. */
export const withAction = style({ paddingBlock: "0.375rem" });

/** The cross is as high as the first line of text, however large its target. */
const cross = style({ marginInlineEnd: "-0.5rem" });
export const dismiss = style([cross, { marginBlock: "-0.375rem" }]);
export const dismissWithAction = cross;
