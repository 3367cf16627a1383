import { createFormStore } from "./form-store.ts";

/** The forms that this browser keeps. Loaded with the first bundle: whoever signs out on any page leaves none. */
export const keptForms = createFormStore(() => localStorage);
