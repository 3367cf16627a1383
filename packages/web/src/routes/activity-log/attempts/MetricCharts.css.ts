import { color, media, radius, space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const list = { display: "grid", margin: 0, padding: 0, listStyle: "none", minWidth: 0 } as const;

export const many = style({
  ...list,
  gap: space[4],
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [media.large]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const one = style(list);
export const card = style({
  minWidth: 0,
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  backgroundColor: color.surface,
});
export const plain = style({ minWidth: 0 });
