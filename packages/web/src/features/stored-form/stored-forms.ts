import { createFormStore } from "./stored-form-store.ts";

/** The forms that this browser stores. It is part of the first bundle, so that signing out on any page removes them. */
export const storedForms = createFormStore(() => localStorage);
