import { color, radius, space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const list = { display: "grid", margin: 0, padding: 0, listStyle: "none", minWidth: 0 } as const;

export const top = style({ ...list, gap: space[3] });
export const inner = style({ ...list, gap: space[1], marginBlockStart: space[1] });
export const card = style({
  minWidth: 0,
  padding: space[1],
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  "@media": { print: { boxDecorationBreak: "clone", WebkitBoxDecorationBreak: "clone" } },
  backgroundColor: color.surface,
});
export const group = style({ minWidth: 0 });
export const metrics = style(list);
