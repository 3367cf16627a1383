import { percentText } from "@cathedra/domain";

/** The address of the page of a run (6.002). */
export function runHref({ id }: { readonly id: string }): string {
  return `/activity-log/vist-activity/${id}`;
}

type RunNames = {
  readonly courseName?: string | null | undefined;
  readonly unitName?: string | null | undefined;
  readonly moduleName: string;
};

/** The purpose of a run: the course with its unit, or the module. */
export function placeOfRun({ courseName, unitName, moduleName }: RunNames): string {
  if (courseName == null) return moduleName;
  return unitName == null ? courseName : `${courseName} · ${unitName}`;
}

/** A share in percent as text; empty if nothing was evaluated. */
export function scoreText(progress: number | null | undefined): string {
  return progress == null ? "" : percentText(progress);
}
