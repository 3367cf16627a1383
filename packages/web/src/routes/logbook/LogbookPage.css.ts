import { controlHeight, media, space } from "@cathedra/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const withoutCreate = style({});
const place = `calc(${space[4]} + ${controlHeight.medium})`;

/**
 * Where the button would stand above the content, its place is kept until the content has loaded: a placeholder that is already
 * drawn would move up.
 */
globalStyle(`${withoutCreate}:has([data-skeleton])`, {
  "@media": { [media.narrow]: { "@supports": { "selector(:has(*))": { paddingBlockStart: place } } } },
});
