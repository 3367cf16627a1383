import { color, media, space, text } from "@cathedra/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const facts = style({
  display: "grid",
  gap: `${space[1]} ${space[6]}`,
  overflowWrap: "anywhere",
  "@media": { [media.small]: { gridTemplateColumns: "6rem minmax(0, 1fr)", rowGap: space[3] } },
});

globalStyle(`${facts} > dt`, { ...text.small, alignSelf: "center", color: color.inkMuted });
globalStyle(`${facts} > dd`, { margin: 0 });
globalStyle(`${facts} > dd:not(:last-child)`, {
  marginBottom: space[2],
  "@media": { [media.small]: { marginBottom: 0 } },
});
