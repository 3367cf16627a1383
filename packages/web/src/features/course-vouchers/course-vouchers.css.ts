import { space } from "@cathedra/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: space[3],
});

export const people = style({ display: "grid", gap: space[2], margin: 0, padding: 0, listStyle: "none" });
globalStyle(`${people} > li`, { display: "grid", overflowWrap: "anywhere" });

export const fields = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(9rem, 1fr))",
  gap: space[4],
  alignItems: "start",
});
