import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { roomPath } from "@cathedra/domain/cloud";
import { escapeHtml } from "../html.ts";

export type FrameFile = { readonly type: string; readonly body: string | Buffer };

const resolve = (name: string) => fileURLToPath(import.meta.resolve(name));
const here = import.meta.dirname;
const bridge = dirname(resolve("@cathedra/qt-bridge/frame-contract"));
const valibot = resolve("valibot");

const pageScripts = [
  "main",
  "connection",
  "console",
  "detector",
  "elements",
  "layers",
  "people-messages",
  "press-and-hold",
  "readings",
  "recorder",
  "steering",
  "tools",
  "view",
];

/** The frame's scripts by the names under which they are served. */
const scripts: ReadonlyMap<string, string> = new Map([
  ...[
    ...pageScripts.map((name) => `page/${name}`),
    ...["contrast", "opacity", "person-part", "shots", "xray"].map((name) => `suite/${name}`),
    ...["anatomy", "lumen", "view-box"].map((name) => `picture/${name}`),
    "live-protocol",
    "recording",
    "vessels",
    "wire",
  ].map((name): [string, string] => [`${name}.ts`, join(here, `${name}.ts`)]),
  ["frame/contract.ts", join(bridge, "contract.ts")],
  ["frame/frame-link.ts", join(bridge, "frame-link.ts")],
  ["valibot.mjs", valibot],
]);

/** Packages by the script that replaces them. */
const packages: Readonly<Record<string, string>> = {
  valibot: "valibot.mjs",
  "@cathedra/qt-bridge/frame-contract": "frame/contract.ts",
  "@cathedra/qt-bridge/frame-link": "frame/frame-link.ts",
};

/** The portal's fonts by the names in the frame's stylesheet. */
const fonts: ReadonlyMap<string, string> = new Map([
  [
    `${roomPath}inter-latin.woff2`,
    import.meta.resolve("@fontsource-variable/inter/files/inter-latin-wght-normal.woff2"),
  ],
  [
    `${roomPath}inter-latin-ext.woff2`,
    import.meta.resolve("@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2"),
  ],
]);

const javascript = "text/javascript; charset=utf-8";
const kept = new Map<string, FrameFile>();

/** Returns a file of the frame: its page, its stylesheet, or a script with its types removed. */
export function frameFile(path: string, portal: string): FrameFile | undefined {
  if (path === roomPath)
    return {
      type: "text/html; charset=utf-8",
      body: read("page/page.html").replaceAll("{{portal}}", escapeHtml(portal)),
    };
  if (path === `${roomPath}style.css`)
    return { type: "text/css; charset=utf-8", body: read("page/style.css") };
  const font = fonts.get(path);
  if (font !== undefined) return { type: "font/woff2", body: readFileSync(fileURLToPath(font)) };
  const name = path.startsWith(`${roomPath}js/`) ? path.slice(`${roomPath}js/`.length) : "";
  const file = scripts.get(name);
  if (file === undefined) return undefined;
  const known = kept.get(name) ?? { type: javascript, body: script(file) };
  kept.set(name, known);
  return known;
}

/** The frame's content security policy: only the frame's own scripts, and only the portal's pages around it. */
export function framePolicy(portal: string, host: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    `connect-src 'self' ws://${host} wss://${host}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${portal}`,
  ].join("; ");
}

function script(file: string): string {
  const text = readFileSync(file, "utf8");
  const plain = file.endsWith(".ts") ? stripTypeScriptTypes(text) : text;
  return plain.replaceAll(/(\bfrom\s*|^import\s*)"([^."][^"]*)"/gm, (whole, before: string, name: string) => {
    const target = packages[name];
    return target === undefined ? whole : `${before}"${roomPath}js/${target}"`;
  });
}

function read(name: string): string {
  return readFileSync(join(here, name), "utf8");
}
