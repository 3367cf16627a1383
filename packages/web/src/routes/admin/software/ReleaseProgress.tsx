import { softwareReleaseTexts as texts } from "@cathedra/domain/messages";
import { Heading } from "@cathedra/ui-kit/Heading";
import { Select } from "@cathedra/ui-kit/Select";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useState } from "react";
import { Section } from "../../../features/section/Section.tsx";
import { ReleaseStations } from "./ReleaseStations.tsx";
import * as css from "./software.css.ts";
import { type SoftwareStatus, softwareStatuses } from "./software-statuses.ts";

export type ReleaseProgressProps = {
  readonly releaseId: number;
  readonly progress: { readonly total: number } & Readonly<Record<SoftwareStatus, number>>;
  readonly readAt: number;
  readonly onChanged: () => void;
};

/** The progress of a release: the number of stations in each state, and the list of them. */
export function ReleaseProgress({ releaseId, progress, readAt, onChanged }: ReleaseProgressProps) {
  const [status, setStatus] = useState<SoftwareStatus | null>(null);
  return (
    <Stack gap={3}>
      <Heading level={4}>{texts.sections.stations}</Heading>
      {progress.total === 0 ? (
        <Text tone="muted">{texts.noReleaseStations}</Text>
      ) : (
        <>
          <dl className={css.figures}>
            {softwareStatuses.map((each) => (
              <div key={each} className={css.figure}>
                <dt>
                  <Text as="span" size="small" tone="muted">
                    {texts.progress[each]}
                  </Text>
                </dt>
                <dd className={css.amount}>{progress[each].toLocaleString("en")}</dd>
              </div>
            ))}
          </dl>
          <Select
            label={texts.columns.state}
            emptyLabel={`${texts.allStates} (${progress.total.toLocaleString("en")})`}
            options={softwareStatuses.map((each) => ({
              value: each,
              label: `${texts.progress[each]} (${progress[each].toLocaleString("en")})`,
            }))}
            value={status}
            onChange={(value) => setStatus(softwareStatuses.find((each) => each === value) ?? null)}
          />
          <Section placeholder={<Skeleton lines={5} label="Loading the stations" />}>
            <ReleaseStations key={status} {...{ releaseId, standing: status, readAt, onChanged }} />
          </Section>
        </>
      )}
    </Stack>
  );
}
