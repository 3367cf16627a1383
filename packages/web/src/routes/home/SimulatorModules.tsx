import { loadingModules } from "@cathedra/domain/messages";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { lazy } from "react";
import { Section } from "../../features/section/Section.tsx";
import { useServiceTag } from "../../features/service-tag/service-tag.ts";

const Modules = lazy(() =>
  import("./SimulatorModulesCard.tsx").then(({ SimulatorModulesCard }) => ({
    default: SimulatorModulesCard,
  })),
);

/** The modules of the simulator at which this browser stands (1.026, 1.032); nothing of them is loaded elsewhere. */
export function SimulatorModules() {
  const serviceTag = useServiceTag();
  if (serviceTag === null) return null;
  return (
    <Section placeholder={<Skeleton kind="block" height={180} label={loadingModules} />}>
      <Modules serviceTag={serviceTag} />
    </Section>
  );
}
