import { recordFormTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { LazyPart } from "@cathedra/ui-kit/overlay";
import { type DragEvent, useState } from "react";

const loadFile = () => import("../dose-report/DoseReportFile.tsx").then((module) => module.DoseReportFile);

/**
 * The dose report of an X-ray system, chosen in the clinical data or dropped anywhere on the form. What reads it is loaded when
 * it is first needed.
 */
export function useDoseReport(isReadOnly: boolean, onDropped: () => void) {
  const [isOpen, setOpen] = useState(false);
  const [file, setFile] = useState<File | null>(null);
  const part = isReadOnly ? null : isOpen ? (
    <LazyPart load={loadFile} isWanted onFailure={() => setOpen(false)} props={{ file, onFile: setFile }} />
  ) : (
    <div>
      <Button size="small" onPress={() => setOpen(true)}>
        {recordFormTexts.readDoseReport}
      </Button>
    </div>
  );
  const dropHandlers = {
    // Without this the browser leaves the portal and shows the file.
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes("Files")) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      const dropped = event.dataTransfer.files[0];
      if (event.isDefaultPrevented() || dropped === undefined) return;
      event.preventDefault();
      if (isReadOnly) return;
      setFile(dropped);
      setOpen(true);
      onDropped();
    },
  };
  return { part, dropHandlers };
}
