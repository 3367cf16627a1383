import { color } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const logo = style({ width: 32, height: 32, flexShrink: 0 });
export const ground = style({ fill: color.accent });
const line = style({ fill: "none", strokeWidth: 2.5, strokeLinecap: "round", strokeLinejoin: "round" });
export const vault = style([line, { stroke: color.onAccent }]);
export const vessels = style([line, { stroke: color.onAccent, opacity: 0.7 }]);
