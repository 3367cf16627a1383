import { space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const facts = style({ display: "grid", gap: `${space[1]} ${space[4]}`, margin: 0 });

export const acts = style({ display: "flex", flexWrap: "wrap", gap: space[2] });
