import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Section } from "../../../features/section/Section.tsx";
import { OfSystem, SystemPage, UnknownSystem } from "../SystemPage.tsx";
import { About } from "./About.tsx";

/** What the simulator's computer is (10.016, 11.001, X10). */
export function Component() {
  return (
    <SystemPage section="about">
      <OfSystem>
        {(serviceTag) => (
          <Section
            key={serviceTag}
            placeholder={<Skeleton lines={8} label="Loading the computer" />}
            notFound={<UnknownSystem serviceTag={serviceTag} />}
          >
            <About serviceTag={serviceTag} />
          </Section>
        )}
      </OfSystem>
    </SystemPage>
  );
}
