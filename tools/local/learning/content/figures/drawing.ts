/** A drawing of ours: shapes on a view box, in classes that the page's two themes colour. */
export type Drawing = { readonly viewBox: string; readonly label: string; readonly shapes: string };

export function drawing(width: number, height: number, label: string, ...shapes: string[]): Drawing {
  return { viewBox: `0 0 ${width} ${height}`, label, shapes: shapes.join("") };
}

/** A line along a path; the kind is its class: vessel, wall, device, graft, flow, note, bone. */
export function line(kind: string, width: number, d: string): string {
  return `<path class="${kind}" d="${d}" fill="none" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

export function area(kind: string, d: string): string {
  return `<path class="${kind}-area" d="${d}"/>`;
}

export function spot(kind: string, x: number, y: number, radius: number): string {
  return `<circle class="${kind}-area" cx="${x}" cy="${y}" r="${radius}"/>`;
}

export function words(x: number, y: number, text: string, anchor: "start" | "middle" | "end" = "start") {
  return `<text x="${x}" y="${y}" text-anchor="${anchor}">${text}</text>`;
}
