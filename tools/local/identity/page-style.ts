/** The colours are copies of the portal's (ui-kit's two themes), because the service cannot import them. */
export const tokens = `
:root{color-scheme:light dark;--canvas:#f5f7f9;--surface:#fff;--hover:#f0f4f6;--line:#dbe2e8;--control:#7d8a97;
--ink:#101b26;--muted:#4b5a68;--accent:#0b6e6e;--on-accent:#fff;--soft:#dcf1ef;--on-soft:#064a4b;--note:#fdf0cf;
--on-note:#654400}
@media (prefers-color-scheme:dark){:root{--canvas:#0e151b;--surface:#151e26;--hover:#1d2933;--line:#2a3743;
--control:#6c7c8b;--ink:#e8eef3;--muted:#a3b2bf;--accent:#3fb8b2;--on-accent:#04211f;--soft:#12393a;
--on-soft:#9fe3de;--note:#3a2e12;--on-note:#f6d792}}`;

export const base = `
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

export const stylesheet = tokens + base + people;
