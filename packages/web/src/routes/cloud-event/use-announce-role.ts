import { roleChangeText } from "@cathedra/domain/cloud";
import { useEffect, useRef } from "react";
import { toasts } from "../../shell/toasts.ts";

type Role = Parameters<typeof roleChangeText>[0];

/** Tells somebody who stays in the room that they have become an organizer of its event, or are one no longer. */
export function useAnnounceRole(role: Role): void {
  const before = useRef<Role | null>(null);
  useEffect(() => {
    const text = before.current === null ? null : roleChangeText(before.current, role);
    before.current = role;
    if (text !== null) toasts.info(text);
  }, [role]);
}
