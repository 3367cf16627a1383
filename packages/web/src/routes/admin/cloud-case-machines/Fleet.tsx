import { displayGroups, getDisplayGroup } from "@cathedra/domain/cloud";
import { machineTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Select } from "@cathedra/ui-kit/Select";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useMemo, useState } from "react";
import type { useFleet_query$key } from "../../../__generated__/useFleet_query.graphql.ts";
import { StaleNotice } from "../../../features/poll/StaleNotice.tsx";
import { DetailDrawer } from "../../../features/table-page/DetailDrawer.tsx";
import { TableActions } from "../../../features/table-page/TableActions.tsx";
import { TableBar } from "../../../features/table-page/TableBar.tsx";
import { TableSection } from "../../../features/table-page/TableSection.tsx";
import { useOpened } from "../../../features/table-page/use-opened.ts";
import { useTableAddress } from "../../../features/table-page/use-table-address.ts";
import { useTableSettings } from "../../../features/table-page/use-table-settings.ts";
import { FleetTable } from "./FleetTable.tsx";
import { fleetView, getMachines, getSort, sortFrom } from "./fleet-view.ts";
import { MachineDetail, type MachineDetailProps } from "./MachineDetail.tsx";
import { MakeReady } from "./MakeReady.tsx";
import { machineColumns } from "./machine-columns.tsx";
import { type Machine, maxMachines, useFleet } from "./use-fleet.ts";

/** A failed action with its machine; null if it concerned all machines. */
type Failure = { readonly machine: Machine | null; readonly words: string };

/** The same orders as in the heads of the table, of which a narrow window shows only two. */
const orders = [
  { value: "name", label: "Name (A-Z)" },
  { value: "-name", label: "Name (Z-A)" },
  { value: "status", label: "Status (in use first)" },
  { value: "-status", label: "Status (off first)" },
  { value: "-since", label: "Changed last" },
  { value: "since", label: "Unchanged longest" },
] as const;

/** The machines as a table, with the details of one at the side (4.031, X41). */
export function Fleet({ query }: { readonly query: useFleet_query$key }) {
  const { machines, readiness, readAt, polled } = useFleet(query);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { view, show } = useTableAddress(fleetView);
  const [settings, setSettings] = useTableSettings("machines");
  const { opened, close, getHref } = useOpened();
  const columns = useMemo(() => machineColumns(readAt), [readAt]);
  const shown = getMachines(machines, view);
  const machine = machines.find(({ id }) => id === opened);
  const actingAt = (at: Machine | null) => ({
    onActing: () => setFailure(null),
    onFailed: (words: string) => setFailure({ machine: at, words }),
    onChanged: polled.refresh,
  });
  // The details of the failed action's machine were closed before the answer arrived.
  const isHomeless = failure?.machine != null && failure.machine.id !== opened;

  return (
    <Stack gap={6}>
      <StaleNotice {...polled} />
      {isHomeless && (
        <Banner tone="danger" onDismiss={() => setFailure(null)}>
          {`${failure.machine?.name}: ${failure.words}`}
        </Banner>
      )}
      {machines.length > 0 && (
        <MakeReady
          readiness={readiness}
          failure={failure !== null && failure.machine === null ? failure.words : null}
          {...actingAt(null)}
        />
      )}
      <TableBar
        search={{
          label: "Search machines",
          value: view.search,
          onSearch: (search) => show({ ...view, search }),
        }}
        acts={
          <TableActions
            name="machines"
            columns={columns}
            settings={settings}
            setSettings={setSettings}
            read={() => Promise.resolve(shown)}
          />
        }
      >
        <Select
          label="Sort by"
          options={orders}
          value={view.sort}
          onChange={(key) =>
            show({ ...view, sort: orders.find(({ value }) => value === key)?.value ?? view.sort })
          }
        />
        <Select
          label="Status"
          options={statusOptions(machines)}
          emptyLabel="All statuses"
          value={view.status}
          onChange={(key) =>
            show({ ...view, status: displayGroups.find((group) => group.key === key)?.key ?? null })
          }
        />
      </TableBar>
      {machines.length >= maxMachines && <Text tone="muted">{machineTexts.notAll(maxMachines)}</Text>}
      <TableSection title="Machines" count={shown.length} one="machine">
        <FleetTable
          machines={shown}
          columns={columns}
          settings={settings}
          sort={getSort(view)}
          onSortChange={(sort) => show({ ...view, sort: sortFrom(sort) })}
          getHref={getHref}
          empty={
            <EmptyState>{fleetView.isNarrowed(view) ? "No machines match." : machineTexts.none}</EmptyState>
          }
        />
      </TableSection>
      {opened !== null && (
        <MachineDrawer
          key={opened}
          machine={machine}
          readAt={readAt}
          isOld={polled.staleSince !== null}
          eventsLost={readiness.eventsWithoutMachineAfterRemoval}
          failure={failure?.machine?.id === opened ? failure.words : null}
          onDismiss={() => setFailure(null)}
          onClose={close}
          {...actingAt(machine ?? null)}
        />
      )}
    </Stack>
  );
}

/** The filter options for the status, each with its number of machines. */
function statusOptions(machines: readonly Machine[]) {
  const counts = new Map<string, number>();
  for (const { status } of machines) {
    const { key } = getDisplayGroup(status);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return displayGroups
    .filter(({ key }) => key !== "statusless" || counts.has(key))
    .map(({ key, label }) => ({ value: key, label: `${label} (${counts.get(key) ?? 0})` }));
}

type MachineDrawerProps = Omit<MachineDetailProps, "machine" | "hasLeft"> & {
  /** The machine as the fleet has it now; undefined if it has left the fleet or was never in it. */
  readonly machine: Machine | undefined;
  readonly onClose: () => void;
};

/** The details of one machine. It stays open with the last known state when the machine leaves the fleet. */
function MachineDrawer({ machine, onClose, ...detail }: MachineDrawerProps) {
  const [known, setKnown] = useState(machine);
  if (machine !== undefined && machine !== known) setKnown(machine);
  const shown = machine ?? known;
  return (
    <DetailDrawer title={shown?.name ?? "Machine"} notFound={machineTexts.notThere} onClose={onClose}>
      {shown === undefined ? (
        <EmptyState>{machineTexts.notThere}</EmptyState>
      ) : (
        <MachineDetail {...detail} machine={shown} hasLeft={machine === undefined} />
      )}
    </DetailDrawer>
  );
}
