import { color, space } from "@cathedra/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const facts = style({ margin: 0, display: "grid", gap: space[3] });

globalStyle(`${facts} > div`, { display: "grid", gridTemplateColumns: "112px 1fr", gap: space[3] });
globalStyle(`${facts} dt`, { color: color.inkMuted, fontSize: "14px" });
globalStyle(`${facts} dd`, { margin: 0, fontWeight: 500, overflowWrap: "anywhere" });

/** The two buttons are side by side, with the same size and style. */
export const answers = style({ display: "grid", gridTemplateColumns: "1fr 1fr", gap: space[3] });
