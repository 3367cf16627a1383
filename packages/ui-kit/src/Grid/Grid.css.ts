import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../theme/scale.ts";

export const grid = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

const repeat = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** Up to four columns (G.022), and fewer in narrower windows. */
export const columns = styleVariants({
  1: {},
  2: { "@media": { [media.mobile]: repeat(2), print: repeat(2) } },
  3: { "@media": { [media.small]: repeat(2), [media.large]: repeat(3) } },
  4: { "@media": { [media.small]: repeat(2), [media.large]: repeat(4) } },
});
