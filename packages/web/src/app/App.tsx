import { UiProvider } from "@cathedra/ui-kit/UiProvider";
import { RelayEnvironmentProvider } from "react-relay/hooks";
import { RouterProvider } from "react-router/dom";
import { browserLocale } from "../format/locale.ts";
import { environment } from "../relay/environment.ts";
import type { createRouter } from "../router/router.ts";

export function App({ router }: { readonly router: ReturnType<typeof createRouter> }) {
  return (
    <UiProvider locale={browserLocale()} navigate={(href) => void router.navigate(href)}>
      <RelayEnvironmentProvider environment={environment}>
        <RouterProvider router={router} />
      </RelayEnvironmentProvider>
    </UiProvider>
  );
}
