import { personalDataTexts as texts } from "@cathedra/domain/messages";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Section } from "../../../features/section/Section.tsx";
import { ContentError } from "../../../shell/ContentError.tsx";
import { ProfilePage } from "../ProfilePage.tsx";
import { OwnData } from "./OwnData.tsx";

/** The export of everything that the portal has about the person. */
export function Component() {
  return (
    <ProfilePage section={texts.title} title={texts.title}>
      <Section
        placeholder={<Skeleton kind="block" height={280} label={texts.loading} />}
        failure={texts.notLoaded}
      >
        <OwnData />
      </Section>
    </ProfilePage>
  );
}

export { ContentError as ErrorBoundary };
