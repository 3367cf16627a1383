import { createFormStore } from "./stored-form-store.ts";

/** The forms that this browser keeps. Loaded with the first bundle: whoever signs out on any page leaves none. */
export const storedForms = createFormStore(() => localStorage);
