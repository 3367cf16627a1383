import { expect, test } from "vitest";
import { localeOf } from "./locale.ts";

test.each([
  [["de-CH", "en"], "de-CH"],
  [["en-US@posix", "en-US"], "en-US"],
  [["C", ""], "en-GB"],
  [[], "en-GB"],
])("the languages %o give the locale %s", (languages, locale) => {
  expect(localeOf(languages)).toBe(locale);
});
