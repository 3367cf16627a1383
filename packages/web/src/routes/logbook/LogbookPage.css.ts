import { controlHeight, media, space } from "@cathedra/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const withoutCreate = style({});
const place = `calc(${space[4]} + ${controlHeight.medium})`;

/**
 * The space of the button above the content is kept until the content has loaded, because a placeholder that is already drawn
 * would move up.
 */
globalStyle(`${withoutCreate}:has([data-skeleton])`, {
  "@media": { [media.narrow]: { "@supports": { "selector(:has(*))": { paddingBlockStart: place } } } },
});
