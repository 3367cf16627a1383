import { colours } from "../colours.ts";

const base = `
*{box-sizing:border-box;margin:0}
body{min-height:100vh;background:var(--canvas);color:var(--ink);font:16px/1.5 system-ui,-apple-system,"Segoe UI",
Roboto,"Helvetica Neue",Arial,sans-serif;-webkit-text-size-adjust:100%}
main{max-width:1064px;margin:0 auto;padding:32px 16px 64px}
h1{font-size:28px;line-height:36px;letter-spacing:-.01em;text-wrap:balance}
h2{font-size:14px;line-height:20px;color:var(--muted);font-weight:600;margin:32px 0 12px}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.brand{display:flex;align-items:center;gap:12px;font-weight:650;font-size:18px;margin-bottom:40px}
.brand svg{width:32px;height:32px;flex:none}
.lead{color:var(--muted);margin-top:8px;max-width:64ch}
.note{display:inline-block;margin-top:16px;padding:8px 12px;border-radius:8px;background:var(--note);
color:var(--on-note);font-size:14px;line-height:20px}
.primary{display:inline-block;min-height:48px;padding:12px 20px;border:0;border-radius:8px;background:var(--accent);
color:var(--on-accent);font:inherit;line-height:24px;font-weight:600;text-decoration:none;cursor:pointer}
.notice{max-width:560px;padding-top:12vh}
.notice>*+*{margin-top:16px}`;

const people = `
.people{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,304px),1fr));gap:12px;padding:0;
list-style:none}
.people li{display:flex}
.person{display:flex;gap:12px;align-items:flex-start;width:100%;padding:16px;text-align:left;font:inherit;
color:inherit;background:var(--surface);border:1px solid var(--line);border-radius:12px;cursor:pointer;
transition:border-color 120ms ease-out,background 120ms ease-out}
.person:hover{background:var(--hover);border-color:var(--control)}
.person[aria-current]{border-color:var(--accent);box-shadow:inset 0 0 0 1px var(--accent)}
.initials{flex:none;width:40px;height:40px;border-radius:50%;display:grid;place-items:center;background:var(--soft);
color:var(--on-soft);font-size:14px;font-weight:650}
.name{display:block;font-weight:600;overflow-wrap:anywhere}
.role{display:block;font-size:14px;line-height:20px}
.shows{display:block;font-size:14px;line-height:20px;color:var(--muted);overflow-wrap:anywhere}
@media (prefers-reduced-motion:reduce){.person{transition:none}}
@media (forced-colors:active){.initials{border:1px solid}}`;

export const stylesheet = colours + base + people;
