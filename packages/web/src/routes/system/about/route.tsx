import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { lazy } from "react";
import { Section } from "../../../features/section/Section.tsx";
import { isDesktopBrowser } from "../../../site/desktop-browser.ts";
import { OfSystem, SystemPage, UnknownSystem } from "../SystemPage.tsx";
import { ReportedComputer } from "./ReportedComputer.tsx";

const OwnComputer = lazy(() => import("./OwnComputer.tsx").then((file) => ({ default: file.OwnComputer })));

/** The facts about the simulator's computer (10.016, 11.001, X10). */
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

/**
 * The facts about the simulator's computer: from the desktop client if the page is inside of it, otherwise from the simulator's
 * last report (X10).
 */
function About({ serviceTag }: { readonly serviceTag: string }) {
  const reportedComputer = <ReportedComputer serviceTag={serviceTag} />;
  return isOnThisComputer(window) ? <OwnComputer otherwise={reportedComputer} /> : reportedComputer;
}

/** Whether the page is open in the simulator's own browser and shows that simulator: an address can name another one. */
function isOnThisComputer(page: Window): boolean {
  return isDesktopBrowser(page) && !new URL(page.location.href).searchParams.has("serviceTag");
}
