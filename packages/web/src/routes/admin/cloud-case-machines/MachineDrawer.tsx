import { machineTexts } from "@cathedra/domain/messages";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { useState } from "react";
import { DetailDrawer } from "../../../features/table-page/DetailDrawer.tsx";
import { MachineDetail, type MachineDetailProps } from "./MachineDetail.tsx";
import type { Machine } from "./use-fleet.ts";

export type MachineDrawerProps = Omit<MachineDetailProps, "machine" | "hasLeft"> & {
  /** As the fleet has it now; undefined: it has left, or never was there. */
  readonly machine: Machine | undefined;
  readonly onClose: () => void;
};

/** All of one machine. It stays open, with what was known last, when the machine leaves the fleet meanwhile. */
export function MachineDrawer({ machine, onClose, ...detail }: MachineDrawerProps) {
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
