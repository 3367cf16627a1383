import type { MetricValue, MetricValues } from "@cathedra/domain/results";
import { escapeHtml } from "../../html.ts";
import { getLine } from "../picture/lumen.ts";
import { visibleSquare } from "../picture/view-box.ts";
import { getMetrics } from "../suite/metrics.ts";
import type { HandlingErrors } from "../suite/person-part.ts";
import type { Finished } from "../suite/suite.ts";
import type { Point, VesselTree } from "../vessels.ts";
import type { Wire } from "../wire.ts";

type Row = readonly [metric: string, label: string, unit: string];

const tables: readonly (readonly [title: string, rows: readonly Row[]])[] = [
  [
    "Procedure",
    [
      ["total_time", "Procedure time", "time"],
      ["time_to_target", "Time to the diseased vessel", "time"],
      ["targets_reached", "Targets reached", "%"],
      ["lesion_crossed", "Lesion crossed", ""],
      ["wrong_branches", "Wrong branches entered", ""],
    ],
  ],
  [
    "Radiation",
    [
      ["fluoro_time", "Fluoroscopy time", "time"],
      ["air_kerma", "Air kerma at the reference point", "mGy"],
      ["dose_area_product", "Dose area product", "Gy·cm²"],
      ["cine_runs", "Recorded runs", ""],
    ],
  ],
  [
    "Contrast",
    [
      ["contrast_volume", "Volume of contrast", "ml"],
      ["contrast_injections", "Injections", ""],
    ],
  ],
  [
    "Handling of the wire",
    [
      ["path_length", "Way of the tip", "mm"],
      ["moved_without_fluoro", "Moved without X-ray", "mm"],
      ["rotation", "Turned", "°"],
      ["wall_contacts", "Hard contacts with the wall", ""],
      ["handling_errors", "Handling errors", ""],
    ],
  ],
];

const errors: Readonly<Record<keyof HandlingErrors, string>> = {
  pushedOn: "Pushed on against the wall",
  movedBlind: "Moved 20 mm or more without X-ray",
  unseenContrast: "Contrast given without X-ray",
  overTurned: "Turned twice on the spot",
  crossedBlind: "Lesion crossed without X-ray",
  usedBlind: "Tool used without X-ray",
};

const style = `
:root { color-scheme: light; }
body { margin: 0; padding: 24px; background: #fff; color: #14232b; font: 15px/1.5 system-ui, sans-serif; }
main { max-width: 46rem; margin: 0 auto; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 4px; }
h2 { font-size: 1.05rem; margin: 28px 0 8px; }
p { margin: 0 0 8px; color: #4a5b65; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 6px 0; border-bottom: 1px solid #d9e0e4; text-align: left; font-weight: 400; }
td { text-align: right; font-variant-numeric: tabular-nums; font-weight: 600; white-space: nowrap; padding-left: 16px; }
figure { margin: 16px 0 0; } svg { display: block; width: 100%; max-width: 26rem; height: auto; }
figcaption { color: #4a5b65; font-size: 0.875rem; }
@media print { body { padding: 0; } h2, table { break-inside: avoid; } }
`;

/** The report of a run for reading and printing. It has no scripts and loads nothing. */
export function buildReport({ of, run, who, startedAt, endedAt, isCompleted }: Finished): string {
  const values = getMetrics(run, who);
  const part = run.parts.get(who);
  const made = Object.entries(errors).flatMap(([kind, label]) => {
    const count = part?.errors[kind as keyof HandlingErrors] ?? 0;
    return count === 0 ? [] : [row(label, String(count))];
  });
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<title>${escapeHtml(of.caseName)}</title><style>${style}</style></head><body><main>`,
    `<h1>${escapeHtml(of.caseName)}</h1><p>${escapeHtml(of.moduleName)}</p>`,
    `<p>${when(startedAt)} to ${when(endedAt)} UTC · ${isCompleted ? "lesion crossed" : "broken off before the lesion was crossed"}</p>`,
    ...tables.map(([title, rows]) =>
      table(
        title,
        rows.map(([metric, label, unit]) => row(label, written(values, metric, unit))),
      ),
    ),
    made.length === 0 ? "" : table("What the handling errors were", made),
    `<h2>Way of the wire</h2>${getWay(run.tree, run.wire)}`,
    "</main></body></html>\n",
  ].join("\n");
}

function table(title: string, rows: readonly string[]): string {
  return `<h2>${escapeHtml(title)}</h2><table><tbody>${rows.join("")}</tbody></table>`;
}

function row(label: string, value: string): string {
  return `<tr><th scope="row">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`;
}

function written(values: MetricValues, metric: string, unit: string): string {
  const value: MetricValue | null = values[metric] ?? null;
  if (value === null) return "–";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (unit !== "time") return `${value}${unit === "" ? "" : ` ${unit}`}`;
  const seconds = Math.round(Number(value));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")} min`;
}

function when(at: number): string {
  return new Intl.DateTimeFormat("en-GB", {
    dateStyle: "medium",
    timeStyle: "medium",
    timeZone: "UTC",
  }).format(at);
}

function getWay(tree: VesselTree, wire: Wire): string {
  const { left, top, side } = visibleSquare(tree);
  const { branches, lesion } = tree;
  const vessels = branches.map(({ points, radius }) => line(points, "#cfd8dd", radius * 2)).join("");
  const ill = branches[lesion.branch];
  const marked = ill?.points.slice(Math.floor(lesion.from / 14), Math.ceil(lesion.to / 14) + 1) ?? [];
  return [
    `<figure><svg viewBox="${left} ${top} ${side} ${side}" role="img" aria-label="The vessels, the lesion and the wire at the end">`,
    vessels,
    line(marked, "#b4552d", 14),
    line(getLine(tree, wire), "#12262f", 5),
    "</svg><figcaption>The wire at the end of the case (dark) and the lesion (brown).</figcaption></figure>",
  ].join("");
}

function line(points: readonly Point[], colour: string, width: number): string {
  const at = points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
  return `<polyline points="${at}" fill="none" stroke="${colour}" stroke-width="${width.toFixed(1)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}
