import { expect, test } from "vitest";
import { localeOf } from "./locale.ts";

test.each([
  [["de-CH", "en"], "de-CH"],
  [["en-US@posix", "en-US"], "en-US"],
  [["C", ""], "en-GB"],
  [[], "en-GB"],
])("of %o it is %s", (languages, locale) => {
  expect(localeOf(languages)).toBe(locale);
});
