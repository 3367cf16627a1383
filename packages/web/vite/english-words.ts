import type { Plugin } from "vite";

// react-aria speaks 34 languages, and the words of all of them would be in the bundles. The portal is in English: the
// other languages' files become empty, for which react-aria takes the English words. Dates and numbers are not
// touched: they come from the browser.
const otherLanguage =
  /\/react-(?:aria|aria-components|stately)\/dist\/private\/intl\/(?:.*\/)?(?!en-US)[a-z]{2}-[A-Z]{2}\.mjs$/;

export function englishWords(): Plugin {
  return {
    name: "cathedra:english-words",
    apply: "build",
    enforce: "pre",
    load: { filter: { id: otherLanguage }, handler: () => "export default undefined;" },
  };
}
