import { style } from "@vanilla-extract/css";
import { color } from "../theme/contract.css.ts";
import { text } from "../theme/scale.ts";

export const choices = style({ display: "flex", flexDirection: "column" });
export const help = style({ display: "block", color: color.inkMuted, ...text.small });
