import { clockText, diskText } from "@cathedra/domain/messages";
import { Badge } from "@cathedra/ui-kit/Badge";
import { Heading } from "@cathedra/ui-kit/Heading";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import type { SystemDrawerQuery } from "../../../__generated__/SystemDrawerQuery.graphql.ts";
import { Fact } from "../../../features/facts/Fact.tsx";
import * as css from "./systems.css.ts";

export type SystemFactsProps = {
  readonly system: NonNullable<SystemDrawerQuery["response"]["vistSystem"]>;
};

/** The facts that a system has reported about its computer and software (10.017). */
export function SystemFacts({ system }: SystemFactsProps) {
  const { computer, software } = system;
  const joined = (...parts: readonly (string | null | undefined)[]) =>
    parts.filter(Boolean).join(", ") || null;
  const facts = [
    ["Computer", joined(computer?.manufacturer, computer?.model)],
    [
      "Its own service tag",
      computer?.servicetag == null || computer.servicetag === system.serviceTag
        ? null
        : `${computer.servicetag}: not the computer that was expected`,
    ],
    ["BIOS", joined(computer?.biosVersion, computer?.biosDate)],
    ["Graphics", joined(computer?.gpu, computer?.gpuDriver == null ? null : `driver ${computer.gpuDriver}`)],
    ["Disk", diskText(system.diskFreeBytes, system.diskTotalBytes)],
    ["Clock", clockText(system.clockAheadSeconds ?? 0)],
    ["Desktop client", system.clientVersion ?? null],
    ["Simulations", system.simulationsDone.toLocaleString("en")],
  ] as const;
  return (
    <Stack gap={3}>
      <Heading level={3}>Computer and software</Heading>
      {computer == null && (
        <Text size="small" tone="muted">
          It has not reported anything about its computer yet.
        </Text>
      )}
      <dl className={css.facts}>
        {facts.map(([label, value]) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
      </dl>
      {software.length > 0 && (
        <ul className={css.list}>
          {software.map(({ code, name, version, newerVersion }) => (
            <li key={code} className={css.entry}>
              <Inline gap={2}>
                <Text as="span">{`${name} ${version}`}</Text>
                {newerVersion != null && <Badge tone="warning">{`Newest ${newerVersion}`}</Badge>}
              </Inline>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
