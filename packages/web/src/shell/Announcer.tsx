import { VisuallyHidden } from "@cathedra/ui-kit/VisuallyHidden";
import { useSyncExternalStore } from "react";
import { announcement } from "./announcements.ts";

/** Speaks what the page announces, such as the title of a page that has just come. */
export function Announcer() {
  const text = useSyncExternalStore(announcement.subscribe, announcement.get);
  return (
    <VisuallyHidden>
      <div aria-live="polite" aria-atomic="true">
        {text}
      </div>
    </VisuallyHidden>
  );
}
