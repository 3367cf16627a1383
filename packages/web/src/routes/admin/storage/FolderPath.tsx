import { storageTexts as texts } from "@cathedra/domain/messages";
import { ChevronRight, Icon } from "@cathedra/ui-kit/Icon";
import { type DragEvent, useState } from "react";
import { Link } from "react-router";
import * as css from "./FolderPath.css.ts";
import { stepsTo } from "./paths.ts";

export type FolderPathProps = {
  readonly folder: string;
  readonly getHref: (folder: string) => string;
  /** Whether the dragged items can be dropped on that folder. */
  readonly takes?: (folder: string, event: DragEvent) => boolean;
  readonly onDrop?: (folder: string, event: DragEvent) => void;
};

/** The path from the root to the present folder (8.005). Items can be dropped on each of its folders. */
export function FolderPath({ folder, getHref, takes, onDrop }: FolderPathProps) {
  const [over, setOver] = useState<string | null>(null);
  const steps = [{ name: texts.root, folder: "" }, ...stepsTo(folder)];
  return (
    <nav aria-label={texts.files} className={css.nav}>
      <ol className={css.steps}>
        {steps.map((step, at) => (
          <li key={step.folder} className={css.step}>
            {at > 0 && <Icon glyph={ChevronRight} size="small" />}
            <Link
              to={getHref(step.folder)}
              className={css.place}
              title={step.name}
              draggable={false}
              preventScrollReset
              data-over={over === step.folder ? "" : undefined}
              {...(at === steps.length - 1 ? { "aria-current": "location" as const } : {})}
              onDragOver={(event) => {
                if (takes?.(step.folder, event) !== true) return;
                event.preventDefault();
                event.stopPropagation();
                setOver(step.folder);
              }}
              onDragLeave={() => setOver(null)}
              onDrop={(event) => {
                setOver(null);
                if (takes?.(step.folder, event) !== true) return;
                event.preventDefault();
                event.stopPropagation();
                onDrop?.(step.folder, event);
              }}
            >
              {step.name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
