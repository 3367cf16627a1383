import type { ReactNode } from "react";
import { RouterProvider } from "react-aria-components";
import { I18nProvider } from "react-aria-components/I18nProvider";

import "../theme/fonts.css";
import "../theme/page.css";
import "../theme/themes.css.ts";
import "../theme/global.css.ts";
import "../theme/print.css.ts";

export type UiProviderProps = {
  readonly children: ReactNode;
  /** Goes to an address inside the application. */
  readonly navigate: (href: string) => void;
  /** Turns an address of the application into the one that the browser shows. */
  readonly useHref?: (href: string) => string;
  /** The language as BCP 47; by default the browser's. */
  readonly locale?: string;
};

/** Provides theme, typography and routing to everything inside. Rendered once, around the application. */
export function UiProvider({ children, navigate, useHref, locale }: UiProviderProps) {
  return (
    <I18nProvider {...(locale === undefined ? {} : { locale })}>
      <RouterProvider navigate={navigate} {...(useHref === undefined ? {} : { useHref })}>
        {children}
      </RouterProvider>
    </I18nProvider>
  );
}
