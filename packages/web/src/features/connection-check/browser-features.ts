/** The browser features that the simulators' rooms need, by names that people can search for. */
const needed: Readonly<Record<string, () => boolean>> = {
  WebSocket: () => "WebSocket" in globalThis,
  "Pointer events": () => "PointerEvent" in globalThis,
  Canvas: () => document.createElement("canvas").getContext("2d") !== null,
  "Text streams": () => "ReadableStream" in globalThis,
  "Structured clone": () => "structuredClone" in globalThis,
};

/** The features that this browser lacks; empty if it has all of them. */
export function missingFeatures(): readonly string[] {
  return Object.entries(needed).flatMap(([name, isThere]) => (isThere() ? [] : [name]));
}

const known = [
  ["Edge", /Edg\/(\d+)/],
  ["Firefox", /Firefox\/(\d+)/],
  ["Chrome", /(?:Chrome|CriOS)\/(\d+)/],
  ["Safari", /Version\/(\d+)[\d.]* (?:Mobile\/\S+ )?Safari/],
] as const;
const systems = [
  ["iOS", /iPhone|iPad/],
  ["Android", /Android/],
  ["Windows", /Windows/],
  ["macOS", /Mac OS X/],
  ["Linux", /Linux/],
] as const;

/** The name of a browser, such as `Chrome 142 on Windows`; an unknown one is called a browser. */
export function browserName(agent: string): string {
  const found = known.flatMap(([name, pattern]) => {
    const version = pattern.exec(agent)?.[1];
    return version === undefined ? [] : [`${name} ${version}`];
  });
  const system = systems.find(([, pattern]) => pattern.test(agent))?.[0];
  return `${found[0] ?? "A browser"}${system === undefined ? "" : ` on ${system}`}`;
}
