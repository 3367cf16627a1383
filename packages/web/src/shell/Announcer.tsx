import { VisuallyHidden } from "@cathedra/ui-kit/VisuallyHidden";
import { useSyncExternalStore } from "react";
import { announcement } from "./announcements.ts";

/** Speaks announcements to screen readers, such as the title of a new page. */
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
