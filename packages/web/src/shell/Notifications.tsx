import { shellTexts } from "@cathedra/domain/messages";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Bell } from "@cathedra/ui-kit/Icon";
import { IconButton } from "@cathedra/ui-kit/IconButton";
import { Popover } from "@cathedra/ui-kit/Popover";

/** The bell, always there for who is signed in (1.006, X33); 280 px wide, 400 px high at most (G.022). */
export function Notifications() {
  return (
    <Popover
      trigger={<IconButton icon={Bell} label="Notifications" />}
      label="Notifications"
      width="narrow"
      placement="bottom end"
    >
      <EmptyState>{shellTexts.noNotifications}</EmptyState>
    </Popover>
  );
}
