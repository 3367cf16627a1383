import { color, media, space } from "@cathedra/ui-kit/theme";
import { keyframes, style } from "@vanilla-extract/css";

export const bar = style({
  display: "grid",
  gap: space[4],
  alignItems: "end",
  "@media": { [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr) 14rem" } },
});

export const cards = style({ display: "grid", gap: space[4], listStyle: "none", margin: 0, padding: 0 });

const come = keyframes({ from: { opacity: 0, transform: "translateY(6px)" } });
const go = keyframes({ to: { opacity: 0, transform: "translateX(24px)" } });
const still = "(prefers-reduced-motion: reduce)";

export const card = style({
  border: `1px solid ${color.line}`,
  borderRadius: 8,
  background: color.surface,
  padding: space[5],
  animation: `${come} 250ms ease-out backwards`,
  "@media": { [still]: { animation: "none" } },
});

export const leaving = style([
  card,
  { animation: `${go} 400ms ease-in forwards`, "@media": { [still]: { animation: "none" } } },
]);

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[3],
  alignItems: "center",
  justifyContent: "space-between",
});

export const label = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[3],
  alignItems: "center",
  minWidth: 0,
});
export const acts = style({ display: "flex", flexWrap: "wrap", gap: space[3], alignItems: "center" });
export const version = style({ color: color.inkMuted });
export const hint = style({ color: color.inkMuted, margin: `${space[2]} 0 0` });

export const errors = style({
  margin: `${space[2]} 0 0`,
  paddingInlineStart: space[5],
  color: color.dangerInk,
});

export const details = style({
  display: "grid",
  gap: space[5],
  marginBlockStart: space[4],
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${color.line}`,
});

export const facts = style({
  display: "grid",
  gap: space[4],
  margin: 0,
  gridTemplateColumns: "repeat(auto-fit, minmax(11rem, 1fr))",
});

export const term = style({ color: color.inkMuted });
export const value = style({ margin: 0, overflowWrap: "anywhere" });

export const documents = style({ display: "grid", gap: space[3] });
export const row = style({ display: "flex", flexWrap: "wrap", gap: space[3], alignItems: "center" });
