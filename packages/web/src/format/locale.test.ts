import { expect, test } from "vitest";
import { chooseLocale } from "./locale.ts";

test.each([
  [["de-CH", "en"], "de-CH"],
  [["en-US@posix", "en-US"], "en-US"],
  [["C", ""], "en-GB"],
  [[], "en-GB"],
])("the languages %o give the locale %s", (languages, locale) => {
  expect(chooseLocale(languages)).toBe(locale);
});
