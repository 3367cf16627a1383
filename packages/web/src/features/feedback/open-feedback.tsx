import { UiProvider } from "@cathedra/ui-kit/UiProvider";
import { createRoot } from "react-dom/client";
import { RelayEnvironmentProvider } from "react-relay/hooks";
import { browserLocale } from "../../format/locale.ts";
import { environment } from "../../relay/environment.ts";
import { restoreFocus } from "../../shell/focus-content.ts";
import { contentId } from "../../shell/use-page-title.ts";
import { FeedbackDialog } from "./FeedbackDialog.tsx";

let isOpen = false;

/**
 * Opens the form for reporting a problem (G.028). It is rendered outside of the page, so that it works even if the page has
 * failed, and its code is not part of the first view. `requestId` is the failed request.
 */
export function openFeedback(requestId?: string): void {
  if (isOpen) return;
  isOpen = true;
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const before = document.activeElement;
  const close = () => {
    isOpen = false;
    // This runs after the dialog itself has restored the focus.
    setTimeout(() => {
      root.unmount();
      place.remove();
      if (before instanceof HTMLElement && before !== document.body && before.isConnected) before.focus();
      // If the element from which the dialog was opened has disappeared, the focus moves to the content.
      else restoreFocus(() => document.getElementById(contentId));
    }, 0);
  };
  root.render(
    <UiProvider locale={browserLocale()} navigate={(href) => location.assign(href)}>
      <RelayEnvironmentProvider environment={environment}>
        <FeedbackDialog requestId={requestId} onClose={close} />
      </RelayEnvironmentProvider>
    </UiProvider>,
  );
}
