import { softwareTexts } from "@cathedra/domain/messages";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { useState } from "react";
import { Section } from "../../../features/section/Section.tsx";
import { OfSystem, SystemPage, UnknownSystem } from "../SystemPage.tsx";
import { useServiceTag } from "../use-service-tag.ts";
import { Updates } from "./Updates.tsx";

/** The software of the simulator (11.003). Until the first answer the title has no count (11.004). */
export function Component() {
  const serviceTag = useServiceTag();
  const [known, setKnown] = useState<{ readonly of: string; readonly count: number } | null>(null);
  const title =
    known === null || known.of !== serviceTag
      ? softwareTexts.title
      : softwareTexts.getTitle(known.of, known.count);
  return (
    <SystemPage section="updates" title={title}>
      <OfSystem>
        {(tag) => (
          <Section
            key={tag}
            placeholder={<Skeleton lines={8} label="Loading the updates" />}
            notFound={<UnknownSystem serviceTag={tag} />}
          >
            <Updates serviceTag={tag} onCount={(count) => setKnown({ of: tag, count })} />
          </Section>
        )}
      </OfSystem>
    </SystemPage>
  );
}
