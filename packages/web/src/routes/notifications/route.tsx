import { inboxTexts } from "@cathedra/domain/messages";
import { PortalPage } from "../../shell/PortalPage.tsx";
import { Notifications } from "./Notifications.tsx";

const crumbs = [
  { label: "Home", href: "/" },
  { label: inboxTexts.title, href: "/notifications" },
];

/** All notifications of the person, latest first (13.032-13.035). */
export function Component() {
  return (
    <PortalPage title={inboxTexts.title} crumbs={crumbs} explanation={inboxTexts.explanation}>
      <Notifications />
    </PortalPage>
  );
}
