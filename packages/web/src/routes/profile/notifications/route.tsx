import { inboxMailTexts } from "@cathedra/domain/messages";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Section } from "../../../features/section/Section.tsx";
import { ProfilePage } from "../ProfilePage.tsx";
import { NotificationMail } from "./NotificationMail.tsx";

/** Settings of the mails about notifications. */
export function Component() {
  return (
    <ProfilePage section={inboxMailTexts.section} title={inboxMailTexts.title}>
      <Section placeholder={<Skeleton kind="block" height={420} label={inboxMailTexts.loading} />}>
        <NotificationMail />
      </Section>
    </ProfilePage>
  );
}
