import * as css from "./Logo.css.ts";

/** The product's logo: a vault with branching vessels below it. Decorative; the name is beside it. */
export function Logo() {
  return (
    <svg viewBox="0 0 32 32" className={css.logo} aria-hidden focusable="false">
      <rect width="32" height="32" rx="8" className={css.ground} />
      <path d="M8 24V14a8 8 0 0 1 16 0v10" className={css.vault} />
      <path d="M16 24v-9m0 4 4-4m-4 1-4-4" className={css.vessels} />
    </svg>
  );
}
