import { color, text } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** Its place is there before it speaks, and stays the same whatever it says: nothing below moves. */
export const age = style({ display: "block", ...text.small, minHeight: "1.25rem", color: color.inkMuted });
