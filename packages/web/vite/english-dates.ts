import type { Plugin } from "vite";

// Dates are shown in English alone (G.023): in the Gregorian calendar, and "yyyy-mm-dd" where none stands yet. The
// other calendars, and that hint in 60 languages, stay out of the bundles.

const calendars = `
import { GregorianCalendar } from "./calendars/GregorianCalendar.mjs";
export const createCalendar = () => new GregorianCalendar();
`;

const placeholders = `
const english = { year: "yyyy", month: "mm", day: "dd" };
export const getPlaceholder = (field, value) => english[field] ?? value;
`;

export function englishDates(): Plugin {
  return {
    name: "cathedra:english-dates",
    apply: "build",
    enforce: "pre",
    load: {
      filter: { id: /\/dist\/private\/(?:createCalendar|datepicker\/placeholders)\.mjs$/ },
      handler: (id) => (id.endsWith("createCalendar.mjs") ? calendars : placeholders),
    },
  };
}
