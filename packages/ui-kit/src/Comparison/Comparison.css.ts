import { style } from "@vanilla-extract/css";
import { color } from "../theme/contract.css.ts";
import { space, weight } from "../theme/scale.ts";

export const table = style({ inlineSize: "100%", tableLayout: "fixed", borderCollapse: "collapse" });
const box = {
  paddingBlock: space[2],
  paddingInlineEnd: space[3],
  textAlign: "start",
  verticalAlign: "top",
  borderBlockEnd: `1px solid ${color.line}`,
} as const;
export const head = style(box);
export const field = style({ ...box, fontWeight: weight.medium, overflowWrap: "anywhere" });
export const cell = style({ ...box, overflowWrap: "anywhere", whiteSpace: "pre-line" });
