import { termsVersions } from "@cathedra/domain/legal";
import { legalTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Card } from "@cathedra/ui-kit/Card";
import { Heading } from "@cathedra/ui-kit/Heading";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { showDay } from "../../format/dates.ts";
import { PortalPage } from "../../shell/PortalPage.tsx";
import type { TermsToAccept } from "../../shell/use-terms-to-accept.ts";
import { AcceptTerms } from "./AcceptTerms.tsx";
import { useAcceptedElsewhere } from "./use-terms-accepted-elsewhere.ts";

/** Shown in place of every page, without changing the address, until the terms in force are accepted. */
export function Terms({ terms }: { readonly terms: TermsToAccept }) {
  useAcceptedElsewhere();
  const { version, inForceFrom } = terms;
  const changes = getTermsChanges(version);
  return (
    <PortalPage title={legalTexts.title}>
      <Card>
        <Stack gap={4}>
          <Text>{legalTexts.lead(version, showDay(inForceFrom))}</Text>
          {changes.length > 0 && (
            <section>
              <Heading level={2} size="block">
                {legalTexts.changes}
              </Heading>
              <ul>
                {changes.map((change) => (
                  <li key={change}>{change}</li>
                ))}
              </ul>
            </section>
          )}
          <Text tone="muted">{legalTexts.goOn}</Text>
          <AcceptTerms version={version} isDue />
        </Stack>
      </Card>
    </PortalPage>
  );
}

/** Announces a version of the terms that comes into force later, above every page. */
export function TermsAnnounced({ terms }: { readonly terms: TermsToAccept }) {
  useAcceptedElsewhere();
  return (
    <Banner tone="info" title={legalTexts.announcedTitle(showDay(terms.inForceFrom))}>
      <Stack gap={3}>
        {legalTexts.announced}
        <AcceptTerms version={terms.version} />
      </Stack>
    </Banner>
  );
}

/** The changes of a version since the previous one; empty if this page was built before that version. */
function getTermsChanges(version: string): readonly string[] {
  return termsVersions.find((one) => one.version === version)?.changes ?? [];
}
