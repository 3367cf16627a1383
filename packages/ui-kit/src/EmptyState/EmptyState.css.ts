import { style } from "@vanilla-extract/css";
import { color } from "../theme/contract.css.ts";
import { radius, space, text } from "../theme/scale.ts";

export const empty = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: space[4],
  padding: `${space[10]} ${space[4]}`,
  textAlign: "center",
});

export const sign = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  width: space[16],
  height: space[16],
  borderRadius: radius.full,
  backgroundColor: color.neutralSoft,
  color: color.onNeutralSoft,
});

export const sentence = style({ maxWidth: "44ch", color: color.inkMuted, textWrap: "balance", ...text.body });
