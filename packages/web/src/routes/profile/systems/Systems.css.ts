import { color, media, space, text } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const systems = style({ listStyle: "none", margin: 0, padding: 0 });

export const system = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) max-content",
  alignItems: "center",
  gap: `${space[2]} ${space[4]}`,
  padding: `${space[3]} ${space[5]}`,
  selectors: { "& + &": { borderTop: `1px solid ${color.line}` } },
  "@media": { [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr) 11rem max-content" } },
});

export const textBlock = style({
  overflowWrap: "anywhere",
  gridColumn: "1 / -1",
  "@media": { [media.mobile]: { gridColumn: "auto" } },
});

export const pin = style({ display: "inline-flex", alignItems: "center", gap: space[2] });
export const pinLabel = style({ ...text.small, color: color.inkMuted });
export const digits = style({ fontVariantNumeric: "tabular-nums", overflowWrap: "anywhere" });

export const fields = style({
  display: "grid",
  gap: space[4],
  "@media": { [media.mobile]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
